import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { deliveryTerm } from "../../../domain/quotes/content.ts";
import { currencySymbol } from "../../../domain/shared/currency.ts";
import { leadTimeText } from "../../../messages/lead-time.ts";
import { wishesText } from "../../../messages/order-details.ts";
import { documentMoment, validity } from "./document-dates.ts";
import { linesIn } from "./document-fit.ts";
import { BODY, COLOURS, INNER_WIDTH, PAGE, TYPE } from "./document-style.ts";
import { addressLines } from "./document-words.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { Lines } from "./section.tsx";

/** Columns of the block, in points; `value` is what is left for a term of trade. */
const WIDTHS = { buyer: 148, time: 116, gap: 18, name: 54, value: INNER_WIDTH - 148 - 116 - 2 * 18 - 54 } as const;

const styles = StyleSheet.create({
	block: { flexDirection: "row", gap: WIDTHS.gap, marginTop: 14 },
	buyer: { width: WIDTHS.buyer },
	time: { width: WIDTHS.time },
	terms: { flex: 1, gap: 1.5 },
	fact: { flexDirection: "row" },
	name: { width: WIDTHS.name, color: COLOURS.inkThird },
	value: { flex: 1 },
	label: { marginBottom: 2 },
	long: { marginTop: 14 },
	longFact: { paddingLeft: PAGE.label, marginBottom: 4 },
	// In the margin, not in a row: on the next page a row would lack the cell that has ended.
	longName: { position: "absolute", left: 0, top: 0, width: PAGE.label - 14 },
	message: { marginTop: 14, maxWidth: 430 },
});

/** Columns higher than about this, in points, are set under each other: half a page, since the height is a guess. */
const COLUMN = 260;

/** The buyer, the validity of the quotation, and the terms of delivery and payment. */
export function Facts({ document }: { document: PrintableDocument }) {
	if (!fitsColumns(document)) return <LongFacts document={document} />;
	return (
		<View style={[TYPE.body, styles.block]} wrap={false}>
			<Buyer document={document} />
			{document.kind === "quotation" ? <ValidUntil document={document} /> : <Accepted document={document} />}
			<Trade document={document} />
		</View>
	);
}

function fitsColumns(document: PrintableDocument): boolean {
	const { buyer, acceptance, kind, ems, words } = document;
	const { fontSize, leading } = BODY;
	const high = (texts: readonly string[], width: number) => linesIn(texts, width, fontSize, ems) * leading;
	const accepted = kind === "proforma" ? [acceptance?.name ?? ""] : [];
	return (
		high([...whoBuys(buyer), ...addressLines(buyer, words), buyer.email, buyer.phone], WIDTHS.buyer) < COLUMN &&
		high(accepted, WIDTHS.time) < COLUMN &&
		high(
			tradeFacts(document).map(([, value]) => value),
			WIDTHS.value,
		) < COLUMN
	);
}

/**
 * The same facts, each over the whole width: a long address is not cut, because a parcel must reach it, and goes on
 * over a page's end where it has to.
 */
function LongFacts({ document }: { document: PrintableDocument }) {
	const { buyer, acceptance, kind, words } = document;
	const reach = [buyer.email, buyer.phone].filter((line) => line !== "");
	const { day, india, buyer: there } = validity(document.validUntil, document.buyerTimeZone, words);
	const facts: [string, string[]][] = [
		[words.buyer, [...whoBuys(buyer), ...addressLines(buyer, words), ...reach]],
		...(kind === "quotation"
			? [[words.validUntil, [day, there ? `${india}, ${there}` : india]] satisfies [string, string[]]]
			: []),
		...(kind === "proforma" && acceptance
			? [
					[words.versionAccepted(document), [documentMoment(acceptance.at, words), words.by(acceptance)]] satisfies [
						string,
						string[],
					],
				]
			: []),
		...tradeFacts(document).map(([name, value]): [string, string[]] => [name, [value]]),
	];
	return (
		<View style={[TYPE.body, styles.long]}>
			{facts.map(([name, lines]) => (
				<View key={name} style={styles.longFact}>
					<Text style={[TYPE.label, styles.longName]}>{name}</Text>
					<Lines lines={lines} />
				</View>
			))}
		</View>
	);
}

/** The firm and the person, or the person alone. */
function whoBuys(buyer: PrintableDocument["buyer"]): string[] {
	return [buyer.company ?? "", buyer.name].filter((line) => line !== "");
}

function Buyer({ document: { buyer, words } }: { document: PrintableDocument }) {
	const [first, ...rest] = whoBuys(buyer);
	return (
		<View style={styles.buyer}>
			<Text style={[TYPE.label, styles.label]}>{words.buyer}</Text>
			<Text style={TYPE.strong}>{first}</Text>
			<Lines lines={[...rest, ...addressLines(buyer, words)]} />
			<View style={[TYPE.small, { marginTop: 3 }]}>
				<Lines lines={[buyer.email, buyer.phone].filter((line) => line !== "")} />
			</View>
		</View>
	);
}

function ValidUntil({ document }: { document: PrintableDocument }) {
	const { day, india, buyer } = validity(document.validUntil, document.buyerTimeZone, document.words);
	return (
		<View style={styles.time}>
			<Text style={[TYPE.label, styles.label]}>{document.words.validUntil}</Text>
			<Text style={TYPE.strong}>{day}</Text>
			<Lines lines={buyer ? [india, buyer] : [india]} />
		</View>
	);
}

function Accepted({ document: { acceptance, version, words } }: { document: PrintableDocument }) {
	if (!acceptance) return <View style={styles.time} />;
	return (
		<View style={styles.time}>
			<Text style={[TYPE.label, styles.label]}>{words.versionAccepted({ version })}</Text>
			<Text style={TYPE.strong}>{documentMoment(acceptance.at, words)}</Text>
			<Text>{words.by(acceptance)}</Text>
		</View>
	);
}

/** Delivery, origin, time and money: what each is called, and what was agreed. */
function tradeFacts({ content, words, acceptance, asked }: PrintableDocument): [string, string][] {
	const facts: [string, string][] = [
		[words.buyerReference, asked.buyerReference ?? ""],
		[words.purchaseOrder, acceptance?.purchaseOrder ?? ""],
		[words.delivery, words.incoterms({ term: deliveryTerm(content) })],
		[words.loading, content.portOfLoading],
		[words.origin, words.india],
		[words.leadTime, leadTimeText(content, words.leadTimeWords)],
		[words.payment, content.paymentTerms],
		[words.currency, `${words.amounts.names[content.currency]} (${currencySymbol(content.currency)})`],
		[words.askedFor, wishesText(asked, words.wishes)],
	];
	return facts.filter(([, value]) => value !== "");
}

function Trade({ document }: { document: PrintableDocument }) {
	return (
		<View style={styles.terms}>
			{tradeFacts(document).map(([name, value]) => (
				<View key={name} style={styles.fact}>
					<Text style={styles.name}>{name}</Text>
					<Text style={styles.value}>{value}</Text>
				</View>
			))}
		</View>
	);
}

/** What the company writes above the prices. */
export function Message({ document }: { document: PrintableDocument }) {
	const { message } = document.content;
	return message === "" ? null : <Text style={[TYPE.body, styles.message]}>{message}</Text>;
}
