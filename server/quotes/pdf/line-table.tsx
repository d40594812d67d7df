import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { currencySymbol } from "../../../domain/shared/currency.ts";
import type { ProductPictures } from "./document-data.ts";
import { COLOURS, COLUMNS, TYPE } from "./document-style.ts";
import { LineRow } from "./line-row.tsx";
import type { PrintableDocument } from "./printable-document.ts";
import { Totals, totalsHeight } from "./totals.tsx";

/** The head needs so much of a line below it on the same page, in points. */
const FIRST_ROW = 24;

const styles = StyleSheet.create({
	table: { marginTop: 16 },
	head: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: COLOURS.ink, paddingBottom: 4 },
	goods: { flex: 1 },
});

type TableProps = { document: PrintableDocument; images: ProductPictures };

/**
 * The lines and what they come to. The head repeats on every page the table reaches; the last line goes with the
 * totals, so that no sum is alone on a page.
 */
export function LineTable({ document, images }: TableProps) {
	const { lines } = document.content;
	return (
		<View style={[TYPE.body, styles.table]}>
			<TableHead document={document} />
			{lines.map((line, index) => (
				<LineRow
					key={line.key}
					document={document}
					line={line}
					number={index + 1}
					image={images.get(line.productId)}
					ahead={index === lines.length - 1 ? totalsHeight(document.content) : undefined}
				/>
			))}
			<Totals document={document} />
		</View>
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
