import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ProductPictures } from "./document-data.ts";
import { COLOURS, RULE, TYPE } from "./document-style.ts";
import { SheetFacts, SheetPicture } from "./sheet-card.tsx";
import type { Sheet, SheetProduct } from "./sheet-data.ts";

/** Widths of the columns, in points; the goods take what is left. */
const COLUMNS = { number: 18, picture: 72, each: 74, quantity: 70, amount: 78 } as const;
const PICTURE_HEIGHT = (COLUMNS.picture * 5) / 4;
const HEIGHT_OF_TOTAL = 60;

const styles = StyleSheet.create({
	table: { marginTop: 16 },
	head: { flexDirection: "row", borderBottomWidth: 1, borderBottomColor: COLOURS.ink, paddingBottom: 4 },
	row: { flexDirection: "row", borderBottomWidth: RULE, borderBottomColor: COLOURS.hairline, paddingVertical: 8 },
	number: { width: COLUMNS.number, paddingTop: 2 },
	picture: { width: COLUMNS.picture, height: PICTURE_HEIGHT, backgroundColor: COLOURS.pictureGround, marginRight: 12 },
	image: { width: COLUMNS.picture, height: PICTURE_HEIGHT, objectFit: "cover" },
	goods: { flex: 1, paddingRight: 12 },
	split: { marginTop: 2, color: COLOURS.peacock, fontWeight: 600 },
	total: {
		flexDirection: "row",
		justifyContent: "space-between",
		alignItems: "baseline",
		marginTop: 10,
		marginLeft: "auto",
		width: 236,
		paddingTop: 8,
		borderTopWidth: RULE,
		borderTopColor: COLOURS.zari,
	},
	count: { textAlign: "right", marginTop: 1 },
});

type Words = NonNullable<Sheet["selection"]>;
type Props = { products: readonly SheetProduct[]; words: Words; images: ProductPictures };

/** A selection line by line, with pictures and quantities, and what it comes to. */
export function SelectionTable({ products, words, images }: Props) {
	return (
		<View style={[TYPE.body, styles.table]}>
			<View style={[styles.head, TYPE.label]} fixed minPresenceAhead={24}>
				<Text style={{ width: COLUMNS.number }}> </Text>
				<Text style={styles.goods}>{words.goods}</Text>
				<Text style={[TYPE.figures, { width: COLUMNS.each }]}>{words.each}</Text>
				<Text style={[TYPE.figures, { width: COLUMNS.quantity }]}>{words.quantity}</Text>
				<Text style={[TYPE.figures, { width: COLUMNS.amount }]}>{words.amount}</Text>
			</View>
			{products.map((product, index) => (
				<Row
					key={product.id}
					product={product}
					number={index + 1}
					image={images.get(product.id)}
					ahead={index === products.length - 1 ? HEIGHT_OF_TOTAL : undefined}
				/>
			))}
			<View wrap={false}>
				<View style={styles.total}>
					<Text style={TYPE.total}>{words.total}</Text>
					<Text style={[TYPE.figures, TYPE.grandTotal]}>{words.sum}</Text>
				</View>
				<Text style={[TYPE.label, styles.count]}>{words.count}</Text>
			</View>
		</View>
	);
}

type RowProps = { product: SheetProduct; number: number; image: Uint8Array | undefined; ahead: number | undefined };

function Row({ product, number, image, ahead }: RowProps) {
	const { name, number: article, price, minimum, asked } = product;
	return (
		<View style={styles.row} wrap={false} minPresenceAhead={ahead}>
			<Text style={[TYPE.label, styles.number]}>{number}</Text>
			<SheetPicture image={image} style={styles} />
			<View style={styles.goods}>
				<Text style={TYPE.words}>{name}</Text>
				{article === "" ? null : <Text style={TYPE.label}>{article}</Text>}
				{asked?.split.map((line) => (
					<Text key={line} style={[TYPE.small, styles.split]}>
						{line}
					</Text>
				))}
				<View style={{ marginTop: 2 }}>
					<SheetFacts product={product} />
				</View>
				<Text style={[TYPE.label, { marginTop: 2 }]}>{minimum}</Text>
			</View>
			<Text style={[TYPE.figures, { width: COLUMNS.each }]}>{price}</Text>
			<Text style={[TYPE.figures, { width: COLUMNS.quantity }]}>{asked?.quantity}</Text>
			<Text style={[TYPE.figures, TYPE.strong, { width: COLUMNS.amount }]}>{asked?.amount}</Text>
		</View>
	);
}
