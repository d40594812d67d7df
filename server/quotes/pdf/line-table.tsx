import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { linesAsRead, optionalLines, settledLines } from "../../../domain/quotes/choices.ts";
import type { QuoteLine } from "../../../domain/quotes/content.ts";
import { currencySymbol } from "../../../domain/shared/currency.ts";
import type { ProductPictures } from "./document-data.ts";
import { drawnGroups } from "./document-figures.ts";
import { COLOURS, COLUMNS, TYPE } from "./document-style.ts";
import { LineRow } from "./line-row.tsx";
import type { PrintableDocument } from "./printable-document.ts";
import { Totals, totalsHeight } from "./totals.tsx";

/** How much of a line the head needs below it on the same page, in points. */
const FIRST_ROW = 24;
/** How much the heading over lines to choose from needs below it, in points. */
const CHOICE_ROW = 60;

/** Between the head and what goes on below it on a further page, which has lost its own padding there, in points. */
const CLEAR = 3;

const styles = StyleSheet.create({
	table: { marginTop: 16 },
	head: {
		flexDirection: "row",
		borderBottomWidth: 1,
		borderBottomColor: COLOURS.ink,
		paddingBottom: 4,
		marginBottom: CLEAR,
	},
	goods: { flex: 1 },
	choice: { marginTop: 16, paddingBottom: 4, borderBottomWidth: 1, borderBottomColor: COLOURS.ink },
});

type TableProps = { document: PrintableDocument; images: ProductPictures };

/**
 * The lines and what they come to. The head repeats on every page the table reaches; the last line goes with the
 * totals, so that no sum is alone on a page.
 */
export function LineTable({ document, images }: TableProps) {
	const { content, figures, kind, words } = document;
	const lines = settledLines(content);
	const numbers = new Map(linesAsRead(figures.content).map(({ key }, index) => [key, index + 1]));
	const row = (line: QuoteLine, ahead?: number) => (
		<LineRow
			key={line.key}
			document={document}
			line={line}
			number={numbers.get(line.key) ?? 0}
			image={images.get(line.productId)}
			ahead={ahead}
		/>
	);
	return (
		<View style={[TYPE.body, styles.table]}>
			<TableHead document={document} />
			{lines.map((line, index) => row(line, index === lines.length - 1 ? totalsHeight(content) : undefined))}
			<Totals document={document} />
			{kind === "proforma" ? null : (
				<>
					<NotInTotal title={words.lines.optional} rows={optionalLines(content).map((line) => row(line))} />
					{drawnGroups(document).map(({ name, lines: alternatives }) => (
						<NotInTotal
							key={alternatives[0]?.key}
							title={words.lines.chooseOne({ group: name })}
							rows={alternatives.map((line) => row(line))}
						/>
					))}
				</>
			)}
		</View>
	);
}

/** Lines that are the buyer's to choose, under a heading that stays with the first of them. */
function NotInTotal({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
	if (rows.length === 0) return null;
	return (
		<>
			<View style={styles.choice} minPresenceAhead={CHOICE_ROW}>
				<Text style={TYPE.strong}>{title}</Text>
			</View>
			{rows}
		</>
	);
}

function TableHead({ document }: { document: PrintableDocument }) {
	const { words } = document;
	const symbol = currencySymbol(document.content.currency);
	return (
		<View style={[styles.head, TYPE.label]} fixed minPresenceAhead={FIRST_ROW}>
			<Text style={{ width: COLUMNS.number }}> </Text>
			<Text style={styles.goods}>{words.goods}</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.asked }]}>{words.asked}</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.offered }]}>{words.offered}</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.each }]}>{words.each({ symbol })}</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.amount }]}>{words.amount({ symbol })}</Text>
		</View>
	);
}
