import { Document, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ProductPictures } from "./document-data.ts";
import { FirstHead, Foot, NextHead } from "./document-head.tsx";
import { COLOURS, INNER_WIDTH, PAGE_STYLES, type Placed, TYPE } from "./document-style.ts";
import type { PrintableSheet } from "./printable-sheet.ts";
import { CARD, CARD_GAP, SheetCard } from "./sheet-card.tsx";
import { SelectionTable } from "./sheet-table.tsx";

const styles = StyleSheet.create({
	lead: { marginTop: 12, maxWidth: 400 },
	group: { marginTop: 12, marginBottom: 2 },
	text: { color: COLOURS.inkSecond, marginTop: 2, maxWidth: 400 },
	row: { flexDirection: "row", columnGap: CARD_GAP, paddingTop: 12 },
});

/** How many cards stand beside each other. */
const PER_ROW = Math.floor((INNER_WIDTH + CARD_GAP) / (CARD + CARD_GAP));

type Props = { sheet: PrintableSheet; images: ProductPictures };

/** A line sheet, a category a page or more, or a selection with its quantities. */
export function SheetDocument({ sheet, images }: Props) {
	const { company, words, wordmark, title, under, note, address, groups } = sheet;
	const layout = ({ pageNumber, totalPages, children }: Placed) => (
		<>
			{pageNumber === 1 ? (
				<FirstHead company={company} wordmark={wordmark} words={words} title={title} under={under} />
			) : (
				<NextHead company={company} title={`${title}, ${under[0] ?? ""}`} />
			)}
			<View style={PAGE_STYLES.content}>{children}</View>
			<Foot left={note} middle={address} page={pageNumber ?? 1} pages={totalPages} words={words} />
		</>
	);
	return (
		<Document
			title={`${company.brandName}: ${title}`}
			author={company.legalName || company.brandName}
			creator={company.brandName}
			producer={company.brandName}
			language={sheet.locale}
			creationDate={new Date(sheet.date)}
			pdfVersion="1.7"
		>
			{groups.map((group, index) => (
				// A category begins a page, as in a mill's book.
				<Page key={group.title} size="A4" style={PAGE_STYLES.page} layout={layout}>
					{index > 0 || sheet.lead === "" ? null : <Text style={[TYPE.body, styles.lead]}>{sheet.lead}</Text>}
					<Group group={group} sheet={sheet} images={images} />
				</Page>
			))}
		</Document>
	);
}

type GroupProps = Props & { group: PrintableSheet["groups"][number] };

function Group({ group, sheet, images }: GroupProps) {
	const rows = Array.from({ length: Math.ceil(group.products.length / PER_ROW) }, (_, row) =>
		group.products.slice(row * PER_ROW, (row + 1) * PER_ROW),
	);
	return (
		<>
			{group.title === "" && group.text === "" ? null : (
				<View style={[TYPE.body, styles.group]} minPresenceAhead={120}>
					{group.title === "" ? null : <Text style={TYPE.brandSmall}>{group.title}</Text>}
					{group.text === "" ? null : <Text style={[TYPE.small, styles.text]}>{group.text}</Text>}
				</View>
			)}
			{sheet.selection ? (
				<>
					<SelectionTable products={group.products} words={sheet.selection} images={images} />
					<Samples words={sheet.selection} />
				</>
			) : (
				rows.map((row) => (
					<View key={row[0]?.id} style={[TYPE.body, styles.row]} wrap={false}>
						{row.map((product) => (
							<SheetCard key={product.id} product={product} image={images.get(product.id)} />
						))}
					</View>
				))
			)}
		</>
	);
}

/** The samples asked for beside the lines: they are in no count and no total. */
function Samples({ words }: { words: NonNullable<PrintableSheet["selection"]> }) {
	const { samples, samplesName } = words;
	if (samples.length === 0) return null;
	return (
		<View style={[TYPE.body, styles.group]} minPresenceAhead={40}>
			<Text style={TYPE.brandSmall}>{samplesName}</Text>
			{samples.map((sample) => (
				<Text key={sample}>{sample}</Text>
			))}
		</View>
	);
}
