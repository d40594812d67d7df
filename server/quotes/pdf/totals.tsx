import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { choiceGroups, groupSpan } from "../../../domain/quotes/choices.ts";
import { deliveryTerm, type QuoteContent } from "../../../domain/quotes/content.ts";
import { chargeRows, quoteTotals } from "../../../domain/quotes/totals.ts";
import { amountOf, amountText, drawnGroups, goodsCount, moneyText } from "./document-figures.ts";
import { linesIn } from "./document-fit.ts";
import { BODY, COLOURS, GRAND_TOTAL, RULE, TYPE } from "./document-style.ts";
import { STAND_IN } from "./printable.ts";
import type { PrintableDocument } from "./printable-document.ts";

/** Width of the column of sums, in points. */
const SUMS = 236;

const styles = StyleSheet.create({
	block: { flexDirection: "row", marginTop: 10, gap: 28 },
	left: { flex: 1 },
	right: { width: SUMS },
	line: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.5 },
	total: {
		flexDirection: "row",
		justifyContent: "space-between",
		alignItems: "baseline",
		marginTop: 6,
		paddingTop: 8,
		borderTopWidth: RULE,
		borderTopColor: COLOURS.zari,
	},
	// The double zari line of the mill ticket: the block's own rule and this one above it.
	above: { height: 2.5, borderTopWidth: RULE, borderTopColor: COLOURS.zari, marginTop: 6, marginBottom: -6 },
	over: { flexDirection: "column", alignItems: "stretch" },
	term: { flex: 1, paddingRight: 8 },
	notes: { marginTop: 8 },
});

/** About as high as the block is with three charges, in points, and a charge more. */
const USUAL_HEIGHT = 120;
const CHARGE_HEIGHT = 15;

/** About the height of the block: as much must follow the last line on its page, in points. */
export function totalsHeight(content: QuoteContent): number {
	const rows = chargeRows(content).length + choiceGroups(content).length;
	return USUAL_HEIGHT + CHARGE_HEIGHT * Math.max(0, rows - 3);
}

/** What the lines come to, in figures and in words. */
export function Totals({ document }: { document: PrintableDocument }) {
	const { content, figures, words } = document;
	const { currency } = content;
	const totals = quoteTotals(figures.content);
	const term = words.total({ term: deliveryTerm(content) });
	const sum = moneyText(totals.total, figures);
	return (
		<View style={styles.block} wrap={false}>
			<View style={styles.left}>
				<Text style={TYPE.label}>{words.totalInWords}</Text>
				<Text style={[TYPE.words, { marginTop: 3 }]}>
					{words.amounts.inWords({ amount: totals.total, currency, country: document.buyer.country })}.
				</Text>
				<Notes document={document} />
			</View>
			<View style={styles.right}>
				<SumLine
					label={words.goodsTotal({ count: goodsCount(content, words) })}
					amount={amountText(totals.goods, figures)}
				/>
				{chargeRows(figures.content).map((row) => (
					<SumLine
						key={`${row.kind} ${row.percent}`}
						label={words.charge(row)}
						amount={amountText(row.amount, figures)}
					/>
				))}
				<View style={styles.above} />
				{fitsBeside(term, sum, document) ? (
					<View style={styles.total}>
						<Text style={[TYPE.total, styles.term]}>{term}</Text>
						<Text style={[TYPE.figures, TYPE.grandTotal]}>{sum}</Text>
					</View>
				) : (
					<View style={[styles.total, styles.over]}>
						<Text style={TYPE.total}>{term}</Text>
						<Text style={[TYPE.figures, TYPE.grandTotal]}>{sum}</Text>
					</View>
				)}
				{document.kind === "proforma"
					? null
					: drawnGroups(document).map((group) => {
							const { least, most } = groupSpan(group, amountOf(figures));
							const span = { least: moneyText(least, figures), most: moneyText(most, figures) };
							return (
								<SumLine
									key={group.lines[0]?.key}
									label={words.lines.plusOneOf({ group: group.name })}
									amount={words.lines.span(span)}
								/>
							);
						})}
				<Text style={[TYPE.label, { textAlign: "right", marginTop: 1 }]}>
					{words.inCurrency({ currency: words.amounts.names[currency] })}
				</Text>
			</View>
		</View>
	);
}

function SumLine({ label, amount }: { label: string; amount: string }) {
	return (
		<View style={styles.line}>
			<Text>{label}</Text>
			<Text style={TYPE.figures}>{amount}</Text>
		</View>
	);
}

/** A long place of delivery is set above the sum: beside it, it would be a column of single letters. */
function fitsBeside(term: string, sum: string, { ems }: PrintableDocument): boolean {
	const left = SUMS - ems(sum) * GRAND_TOTAL;
	return left > 0 && linesIn([term], left, BODY.fontSize, ems) <= 3;
}

function Notes({ document }: { document: PrintableDocument }) {
	const customs = document.content.lines.some(({ hsCode, kind }) => hsCode !== "" && kind !== "unavailable");
	return (
		<View style={[TYPE.label, styles.notes]}>
			{customs ? <Text>{document.words.customs}</Text> : null}
			{document.lacking ? <Text>{document.words.lacking({ sign: STAND_IN })}</Text> : null}
		</View>
	);
}
