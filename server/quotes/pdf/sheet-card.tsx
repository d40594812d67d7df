import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { COLOURS, RULE, TYPE } from "./document-style.ts";
import type { SheetProduct } from "./sheet-data.ts";

/** Width of a card and the space between two, in points. */
export const CARD = 155.5;
export const CARD_GAP = 16;
const PICTURE = 160;

const styles = StyleSheet.create({
	card: { width: CARD },
	picture: { width: CARD, height: PICTURE, backgroundColor: COLOURS.pictureGround },
	image: { width: CARD, height: PICTURE, objectFit: "cover" },
	name: { marginTop: 6 },
	price: { flexDirection: "row", justifyContent: "space-between", alignItems: "baseline", marginTop: 2 },
	tiers: { marginTop: 2, borderTopWidth: RULE, borderTopColor: COLOURS.zari, paddingTop: 2 },
	tier: { flexDirection: "row", justifyContent: "space-between" },
	facts: { marginTop: 3, borderTopWidth: RULE, borderTopColor: COLOURS.hairline, paddingTop: 3 },
	swatches: { flexDirection: "row", gap: 3, marginTop: 4, marginBottom: 2 },
	swatch: { width: 15, height: 8, flexDirection: "row", borderWidth: RULE, borderColor: COLOURS.hairline },
	half: { flex: 1 },
});

/** No text of a product makes its card higher than a page. */
const cutAt = (maxLines: number) => ({ maxLines, textOverflow: "ellipsis" }) as const;

/** How many swatches stand in one row of a card. */
const SWATCHES = 8;

/** One product of a line sheet: its picture, and under it what a buyer orders by. */
export function SheetCard({ product, image }: { product: SheetProduct; image: Uint8Array | undefined }) {
	const { name, number, price, minimum, tiers } = product;
	return (
		<View style={styles.card}>
			<SheetPicture image={image} style={styles} />
			<Text style={[TYPE.words, styles.name, cutAt(3)]}>{name}</Text>
			{number === "" ? null : <Text style={[TYPE.label, cutAt(1)]}>{number}</Text>}
			<View style={styles.price}>
				<Text style={TYPE.strong}>{price}</Text>
				<Text style={TYPE.small}>{minimum}</Text>
			</View>
			{tiers.length === 0 ? null : (
				<View style={[TYPE.small, styles.tiers]}>
					{tiers.slice(0, 8).map(({ range, price: at }) => (
						<View key={range} style={styles.tier}>
							<Text>{range}</Text>
							<Text style={TYPE.figures}>{at}</Text>
						</View>
					))}
				</View>
			)}
			<View style={styles.facts}>
				<SheetFacts product={product} />
			</View>
		</View>
	);
}

type PictureProps = { image: Uint8Array | undefined; style: Pick<typeof styles, "picture" | "image"> };

/** A product's picture, or the ground it would lie on. */
export function SheetPicture({ image, style }: PictureProps) {
	return (
		<View style={style.picture}>
			{image ? <Image src={{ data: Buffer.from(image), format: "jpg" }} style={style.image} /> : null}
		</View>
	);
}

/** Cloth, sizes, further minimums, and the colours as swatches with their names. */
export function SheetFacts({ product: { facts, colours, colourNames } }: { product: SheetProduct }) {
	return (
		<>
			{facts.slice(0, 6).map((fact) => (
				<Text key={fact} style={[TYPE.small, cutAt(3)]}>
					{fact}
				</Text>
			))}
			{colours.length === 0 ? null : (
				<View style={styles.swatches}>
					{colours.slice(0, SWATCHES).map(({ hex, second }) => (
						<View key={`${hex} ${second}`} style={styles.swatch}>
							<View style={[styles.half, { backgroundColor: hex }]} />
							{second === undefined ? null : <View style={[styles.half, { backgroundColor: second }]} />}
						</View>
					))}
				</View>
			)}
			{colourNames === "" ? null : <Text style={[TYPE.label, cutAt(4)]}>{colourNames}</Text>}
		</>
	);
}
