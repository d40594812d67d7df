import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { tierPrice } from "../../../domain/quotes/totals.ts";
import { formatCountBeside } from "../../../domain/shared/currency.ts";
import { changedText, splitTexts, surchargeTexts } from "../../../messages/quote-lines.ts";
import { sampleText } from "../../../messages/samples.ts";
import { amountOf, amountText, lineAsSent, moneyText, tierCells } from "./document-figures.ts";
import { linesIn } from "./document-fit.ts";
import { BODY, COLOURS, COLUMNS, INNER_WIDTH, RULE, TYPE } from "./document-style.ts";
import { clothFacts, instead } from "./document-words.ts";
import type { PrintableDocument } from "./printable-document.ts";

/** An amount with more signs than this is set smaller, so that it stays in its column. */
const LONG = 14;
const PICTURE_HEIGHT = (COLUMNS.picture * 5) / 4;

/** Points of a long line's text that stay with its figures. */
const FIRST_LINES = 24;
const GOODS_PADDING = 12;

const styles = StyleSheet.create({
	row: { borderBottomWidth: RULE, borderBottomColor: COLOURS.hairline, paddingVertical: 6 },
	above: { paddingTop: 6, paddingBottom: 2 },
	below: { paddingTop: 0, paddingLeft: COLUMNS.number },
	cells: { flexDirection: "row" },
	number: { width: COLUMNS.number, paddingTop: 1 },
	picture: {
		width: COLUMNS.picture,
		height: PICTURE_HEIGHT,
		marginRight: COLUMNS.gap,
		backgroundColor: COLOURS.pictureGround,
	},
	image: { width: COLUMNS.picture, height: PICTURE_HEIGHT, objectFit: "cover" },
	goods: { flex: 1, paddingRight: GOODS_PADDING },
	differs: { color: COLOURS.peacock, fontWeight: 600 },
	none: { width: COLUMNS.offered + COLUMNS.each + COLUMNS.amount, color: COLOURS.inkSecond },
	tiers: { flexDirection: "row", flexWrap: "wrap", marginTop: 5, columnGap: 16, rowGap: 2 },
});

type RowProps = {
	document: PrintableDocument;
	line: QuoteLine;
	number: number;
	image: Uint8Array | undefined;
	ahead?: number;
};

/** The height, in points, up to which a line's details fit into their column. */
const GOODS_HEIGHT = 180;
const GOODS_WIDTH =
	INNER_WIDTH -
	(COLUMNS.number + COLUMNS.picture + COLUMNS.gap + COLUMNS.asked + COLUMNS.offered + COLUMNS.each + COLUMNS.amount) -
	GOODS_PADDING;

/** Whether a line says more than its column can hold: its details are then set below it, over the whole width. */
function isLong(line: QuoteLine, document: PrintableDocument): boolean {
	const texts = [line.name, ...goodsTexts(line, document)];
	return linesIn(texts, GOODS_WIDTH, BODY.fontSize, document.ems) * BODY.leading > GOODS_HEIGHT;
}

function goodsTexts(line: QuoteLine, document: PrintableDocument): string[] {
	const { words } = document;
	return [
		line.sort === "service" ? words.lines.service : sampleText(line, words.samples),
		line.detail,
		...splitTexts(line, words.lines),
		changedText(line, words.lines),
		...surcharges(line, document),
		clothFacts(line),
		instead(line, words),
		line.note,
	].filter((text) => text !== "");
}

/** Counted as it was sent: its sizes may have lost characters that the typefaces lack. */
function surcharges({ key }: QuoteLine, { figures, words }: PrintableDocument): string[] {
	const line = lineAsSent(key, figures);
	return line ? surchargeTexts(line, words.lines, (amount) => moneyText(amount, figures)) : [];
}

/**
 * One line of the offer, never cut by a page's end, but for what is said of the goods where that is long; `ahead` points
 * of what follows stay on its page.
 */
export function LineRow(props: RowProps) {
	const { document, line } = props;
	if (!isLong(line, document)) return <Row {...props} />;
	return (
		<>
			<Row {...props} ahead={FIRST_LINES} below />
			<View style={[styles.row, styles.below]}>
				<GoodsFacts document={document} line={line} />
			</View>
		</>
	);
}

function Row({ document, line, number, image, ahead, below }: RowProps & { below?: boolean }) {
	const unavailable = line.kind === "unavailable";
	const { currency } = document.content;
	return (
		<View style={below ? styles.above : styles.row} wrap={false} minPresenceAhead={ahead}>
			<View style={styles.cells}>
				<Text style={[TYPE.label, styles.number]}>{number}</Text>
				{image ? (
					<View style={styles.picture}>
						<Image src={{ data: Buffer.from(image), format: "jpg" }} style={styles.image} />
					</View>
				) : null}
				<View style={styles.goods}>
					<Text style={[TYPE.strong, quietIf(unavailable)]}>{line.name}</Text>
					{below ? null : <GoodsFacts document={document} line={line} />}
				</View>
				<Text style={[TYPE.figures, { width: COLUMNS.asked, color: COLOURS.inkSecond }]}>
					{line.requested === null ? "–" : formatCountBeside(line.requested, currency, document.words.formats.figures)}
				</Text>
				{unavailable ? (
					<Text style={[TYPE.figures, TYPE.strong, styles.none]}>{document.words.unavailable}</Text>
				) : (
					<Offered document={document} line={line} />
				)}
			</View>
			{unavailable ? null : (
				<Tiers document={document} line={line} indent={image ? COLUMNS.picture + COLUMNS.gap : 0} />
			)}
		</View>
	);
}

const quietIf = (unavailable: boolean) => (unavailable ? { color: COLOURS.inkSecond } : {});

/** What is said of the goods beside their name. */
function GoodsFacts({ document, line }: { document: PrintableDocument; line: QuoteLine }) {
	const facts = clothFacts(line);
	const substitution = instead(line, document.words);
	const changed = changedText(line, document.words.lines);
	return (
		<>
			{isSampleLine(line) ? <Text style={TYPE.small}>{sampleText(line, document.words.samples)}</Text> : null}
			{line.sort === "service" ? <Text style={TYPE.small}>{document.words.lines.service}</Text> : null}
			{line.detail === "" ? null : <Text style={TYPE.small}>{line.detail}</Text>}
			{splitTexts(line, document.words.lines).map((text) => (
				<Text key={text} style={TYPE.small}>
					{text}
				</Text>
			))}
			{changed === "" ? null : <Text style={[TYPE.small, styles.differs]}>{changed}</Text>}
			{surcharges(line, document).map((text) => (
				<Text key={text} style={TYPE.small}>
					{text}
				</Text>
			))}
			{facts === "" || line.kind === "unavailable" ? null : <Text style={TYPE.small}>{facts}</Text>}
			{substitution === "" ? null : <Text style={[TYPE.small, styles.differs]}>{substitution}</Text>}
			{line.note === "" ? null : <Text style={[TYPE.small, { color: COLOURS.ink, marginTop: 2 }]}>{line.note}</Text>}
		</>
	);
}

function Offered({ document, line }: { document: PrintableDocument; line: QuoteLine }) {
	const { figures, words } = document;
	const amount = amountText(amountOf(figures)(line), figures);
	const figure = formatCountBeside(line.quantity, figures.content.currency, words.formats.figures);
	const other = line.requested !== null && line.requested !== line.quantity;
	return (
		<>
			<Text style={[TYPE.figures, { width: COLUMNS.offered }, other ? styles.differs : {}]}>
				{line.sort === "goods" ? words.goodsCount({ count: line.quantity, figure, unit: line.unit }) : figure}
			</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.each }]}>{amountText(tierPrice(line, line.quantity), figures)}</Text>
			<Text style={[TYPE.figures, TYPE.strong, { width: COLUMNS.amount }, amount.length > LONG ? TYPE.narrow : {}]}>
				{amount}
			</Text>
		</>
	);
}

function Tiers({ document, line, indent }: { document: PrintableDocument; line: QuoteLine; indent: number }) {
	const cells = tierCells(line, document.figures);
	if (cells.length === 0) return null;
	return (
		<View style={[styles.tiers, TYPE.small, { marginLeft: COLUMNS.number + indent }]}>
			<Text style={{ color: COLOURS.inkThird }}>{document.words.priceEach}</Text>
			{cells.map(({ from, price, reached }) => (
				<Text key={from} style={reached ? { color: COLOURS.ink, fontWeight: 600 } : {}}>
					{from} {price}
				</Text>
			))}
		</View>
	);
}
