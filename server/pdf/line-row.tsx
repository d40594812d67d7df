import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatCountBeside } from "../../domain/currency.ts";
import { type QuoteLine, quoteLineAmount, tierPrice } from "../../domain/quote-content.ts";
import { amountText, quantityText, tierCells } from "./paper-figures.ts";
import { COLOURS, COLUMNS, RULE, TYPE } from "./paper-style.ts";
import { clothFacts, instead } from "./paper-words.ts";
import type { PrintableDocument } from "./printable-document.ts";

/** An amount with more signs than this is set smaller, so that it stays in its column. */
const LONG = 14;
const PICTURE_HEIGHT = (COLUMNS.picture * 5) / 4;

const styles = StyleSheet.create({
	row: { borderBottomWidth: RULE, borderBottomColor: COLOURS.hairline, paddingVertical: 6 },
	cells: { flexDirection: "row" },
	number: { width: COLUMNS.number, paddingTop: 1 },
	picture: { width: COLUMNS.picture, height: PICTURE_HEIGHT, marginRight: COLUMNS.gap, backgroundColor: COLOURS.plate },
	image: { width: COLUMNS.picture, height: PICTURE_HEIGHT, objectFit: "cover" },
	goods: { flex: 1, paddingRight: 12 },
	differs: { color: COLOURS.peacock, fontWeight: 600 },
	none: { width: COLUMNS.offered + COLUMNS.each + COLUMNS.amount, color: COLOURS.inkSecond },
	tiers: { flexDirection: "row", flexWrap: "wrap", marginTop: 5, columnGap: 16, rowGap: 2 },
});

type RowProps = {
	paper: PrintableDocument;
	line: QuoteLine;
	number: number;
	image: Uint8Array | undefined;
	ahead?: number;
};

/** One line of the offer, never cut by a page's end; `ahead` points of what follows stay on its page. */
export function LineRow({ paper, line, number, image, ahead }: RowProps) {
	const unavailable = line.kind === "unavailable";
	const { currency } = paper.content;
	return (
		<View style={styles.row} wrap={false} minPresenceAhead={ahead}>
			<View style={styles.cells}>
				<Text style={[TYPE.label, styles.number]}>{number}</Text>
				{image ? (
					<View style={styles.picture}>
						<Image src={{ data: Buffer.from(image), format: "jpg" }} style={styles.image} />
					</View>
				) : null}
				<Goods line={line} />
				<Text style={[TYPE.figures, { width: COLUMNS.asked, color: COLOURS.inkSecond }]}>
					{line.requested === null ? "–" : formatCountBeside(line.requested, currency)}
				</Text>
				{unavailable ? (
					<Text style={[TYPE.figures, TYPE.strong, styles.none]}>Not available</Text>
				) : (
					<Offered paper={paper} line={line} />
				)}
			</View>
			{unavailable ? null : <Tiers paper={paper} line={line} indent={image ? COLUMNS.picture + COLUMNS.gap : 0} />}
		</View>
	);
}

function Goods({ line }: { line: QuoteLine }) {
	const facts = clothFacts(line);
	const substitution = instead(line);
	const quiet = line.kind === "unavailable" ? { color: COLOURS.inkSecond } : {};
	return (
		<View style={styles.goods}>
			<Text style={[TYPE.strong, quiet]}>{line.name}</Text>
			{line.detail === "" ? null : <Text style={TYPE.small}>{line.detail}</Text>}
			{facts === "" || line.kind === "unavailable" ? null : <Text style={TYPE.small}>{facts}</Text>}
			{substitution === "" ? null : <Text style={[TYPE.small, styles.differs]}>{substitution}</Text>}
			{line.note === "" ? null : <Text style={[TYPE.small, { color: COLOURS.ink, marginTop: 2 }]}>{line.note}</Text>}
		</View>
	);
}

function Offered({ paper, line }: { paper: PrintableDocument; line: QuoteLine }) {
	const { figures } = paper;
	const amount = amountText(quoteLineAmount(line), figures);
	const other = line.requested !== null && line.requested !== line.quantity;
	return (
		<>
			<Text style={[TYPE.figures, { width: COLUMNS.offered }, other ? styles.differs : {}]}>
				{quantityText(line.quantity, line.unit, figures.content.currency)}
			</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.each }]}>{amountText(tierPrice(line, line.quantity), figures)}</Text>
			<Text style={[TYPE.figures, TYPE.strong, { width: COLUMNS.amount }, amount.length > LONG ? TYPE.narrow : {}]}>
				{amount}
			</Text>
		</>
	);
}

function Tiers({ paper, line, indent }: { paper: PrintableDocument; line: QuoteLine; indent: number }) {
	const cells = tierCells(line, paper.figures);
	if (cells.length === 0) return null;
	return (
		<View style={[styles.tiers, TYPE.small, { marginLeft: COLUMNS.number + indent }]}>
			<Text style={{ color: COLOURS.inkThird }}>Price each</Text>
			{cells.map(({ from, price, reached }) => (
				<Text key={from} style={reached ? { color: COLOURS.ink, fontWeight: 600 } : {}}>
					{from} {price}
				</Text>
			))}
		</View>
	);
}
