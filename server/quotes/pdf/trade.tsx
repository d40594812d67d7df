import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { countedGoods } from "../../../domain/quotes/choices.ts";
import { COST_KINDS, type Delivery, deliveryName } from "../../../domain/quotes/delivery.ts";
import { packingOf } from "../../../domain/quotes/packing.ts";
import { taxStatement } from "../../../domain/quotes/tax-statement.ts";
import { chargeRows, quoteTotals } from "../../../domain/quotes/totals.ts";
import { packingRows } from "../../../messages/packing.ts";
import { paymentRows as shownPayments } from "../../../messages/payments.ts";
import { taxText } from "../../../messages/tax.ts";
import { amountText, moneyText } from "./document-figures.ts";
import { TYPE } from "./document-style.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { Section } from "./section.tsx";

/** Width of the amount at the end of a row, in points. */
const AMOUNT = 110;
/** Ways or payments that are compared stand on one page, unless one of them says more than this many characters. */
const LONG_ROW = 400;

const styles = StyleSheet.create({
	row: { flexDirection: "row", marginBottom: 4 },
	what: { flex: 1, paddingRight: 12 },
	amount: { width: AMOUNT, textAlign: "right" },
});

type Row = { key: string; what: string; under: string; amount: string };

/** Ways of delivery, payments, tax and packing: what of them an offer has. */
export function Trade({ document }: { document: PrintableDocument }) {
	const { content, words } = document;
	const { trade } = words;
	const tax = taxText(taxStatement(content), trade);
	const packing = packingRows(packingOf(countedGoods(content)), trade, words.formats.figures);
	return (
		<>
			{content.deliveries.length > 1 ? <Rows title={trade.ways} rows={wayRows(document)} /> : null}
			{content.schedule.length > 0 ? <Rows title={trade.payments} rows={paymentRows(document)} /> : null}
			{tax === "" ? null : (
				<Section title={trade.tax} whole>
					<Text>{tax}</Text>
				</Section>
			)}
			{packing.length > 0 ? (
				<Section title={trade.packing} whole={packing.every(({ text }) => text.length < 300)}>
					{packing.map(({ term, text }) => (
						<Text key={term}>
							<Text style={TYPE.label}>{term} </Text>
							{text}
						</Text>
					))}
				</Section>
			) : null}
		</>
	);
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
	return (
		<Section title={title} whole={rows.every(({ what, under }) => what.length + under.length < LONG_ROW)}>
			{rows.map(({ key, what, under, amount }) => (
				<View key={key} style={styles.row} wrap={false}>
					<View style={styles.what}>
						<Text>{what}</Text>
						{under === "" ? null : <Text style={TYPE.label}>{under}</Text>}
					</View>
					<Text style={[TYPE.figures, styles.amount]}>{amount}</Text>
				</View>
			))}
		</Section>
	);
}

/** Each way with its total, and under it what that is made of: counted as it was sent, as all figures are. */
function wayRows({ content, figures, words }: PrintableDocument): Row[] {
	return content.deliveries.map((delivery, index) => {
		const asSent = figures.content.deliveries[index];
		const { goods, total } = quoteTotals(figures.content, [], asSent);
		const parts = [
			`${words.trade.goods} ${amountText(goods, figures)}`,
			...chargeRows(figures.content, [], asSent).map(
				(row) => `${words.charge(row)} ${amountText(row.amount, figures)}`,
			),
		];
		return {
			key: delivery.key,
			what: deliveryName(delivery),
			under: [parts.join(", "), ...bases(delivery, words.trade.basis)].join("; "),
			amount: moneyText(total, figures),
		};
	});
}

/** What each rate is from; one that several costs share is said once. */
function bases(delivery: Delivery, basis: (of: { day: string; source: string }) => string): string[] {
	const said = COST_KINDS.flatMap((kind) => {
		const cost = delivery[kind];
		return cost?.typed === "rate" && cost.source !== "" ? [basis(cost)] : [];
	});
	return [...new Set(said)];
}

function paymentRows({ content, figures, words, kind, acceptance }: PrintableDocument): Row[] {
	const { total } = quoteTotals(figures.content);
	const acceptedAt = kind === "proforma" ? acceptance?.at : undefined;
	return shownPayments(content.schedule, total, words.trade, acceptedAt).map(({ number, share, when, sum }) => ({
		key: String(number),
		what: `${share} ${when}`.trim(),
		under: "",
		amount: moneyText(sum, figures),
	}));
}
