import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { documentDay } from "./document-dates.ts";
import { COLOURS, RULE, TYPE } from "./document-style.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { TempleEdge } from "./temple-edge.tsx";

const styles = StyleSheet.create({
	head: { flexDirection: "row", justifyContent: "space-between", paddingBottom: 10 },
	mark: { flexDirection: "row", gap: 8 },
	company: { maxWidth: 270 },
	link: { maxWidth: 200 },
	right: { alignItems: "flex-end" },
	foot: {
		flexDirection: "row",
		justifyContent: "space-between",
		borderTopWidth: RULE,
		borderTopColor: COLOURS.zari,
		paddingTop: 7,
	},
});

/** The head is as high on every page: what the company says of itself ends in "…" after so many lines. */
const cutAt = (maxLines: number) => ({ maxLines, textOverflow: "ellipsis" }) as const;

/** The head of the first page: the company and the title. */
export function FirstHead({ document }: { document: PrintableDocument }) {
	const { company, kind, reference, version, date, words } = document;
	const place = company.address === "" ? `${company.city}, ${words.india}` : company.address;
	const numbers = [
		company.gstin === "" ? "" : words.gstin({ number: company.gstin }),
		company.iec === "" ? "" : words.iec({ number: company.iec }),
	].filter((number) => number !== "");
	const reach = [company.email, company.phone].filter((way) => way !== "");
	return (
		<View style={TYPE.body}>
			<View style={styles.head}>
				<View style={styles.company}>
					<View style={styles.mark}>
						<Text style={[TYPE.brand, cutAt(2)]}>{company.brandName}</Text>
						{document.wordmark ? <Text style={[TYPE.wordmark, { marginTop: 5 }]}>{document.wordmark}</Text> : null}
					</View>
					<View style={[TYPE.small, { marginTop: 5 }]}>
						{company.legalName === "" ? null : <Text style={cutAt(2)}>{company.legalName}</Text>}
						<Text style={cutAt(6)}>{place}</Text>
						{reach.length > 0 ? <Text style={cutAt(3)}>{reach.join("   ")}</Text> : null}
						{numbers.length > 0 ? <Text style={cutAt(2)}>{numbers.join("   ")}</Text> : null}
					</View>
				</View>
				<View style={styles.right}>
					<Text style={TYPE.brand}>{words.titles[kind]}</Text>
					<View style={[TYPE.small, { marginTop: 5, alignItems: "flex-end" }]}>
						<Text>{words.headline({ reference, version, day: documentDay(date, words) })}</Text>
						{kind === "proforma" ? <Text style={{ color: COLOURS.ink }}>{words.notATaxInvoiceHead}</Text> : null}
					</View>
				</View>
			</View>
			<TempleEdge height={6.5} />
		</View>
	);
}

/** The head of every further page: enough to put a dropped stack back in order. */
export function NextHead({ document }: { document: PrintableDocument }) {
	const { company, kind, reference, version, date, words } = document;
	return (
		<View style={[TYPE.body, { marginBottom: 14 }]}>
			<View style={[styles.head, { paddingBottom: 6, alignItems: "flex-end" }]}>
				<Text style={[TYPE.brandSmall, styles.company, cutAt(1)]}>{company.brandName}</Text>
				<Text style={TYPE.small}>
					{words.titles[kind]} {words.headline({ reference, version, day: documentDay(date, words) })}
				</Text>
			</View>
			<TempleEdge height={4.5} />
		</View>
	);
}

export function Foot({
	document,
	page,
	pages,
}: {
	document: PrintableDocument;
	page: number;
	pages: number | undefined;
}) {
	return (
		<View style={[TYPE.body, TYPE.foot, styles.foot]}>
			<Text>
				{document.reference} v{document.version}. {document.words.notATaxInvoice(document)}
			</Text>
			<Text style={[styles.link, cutAt(1)]}>{document.privateLinkNote}</Text>
			<Text>{document.words.page({ page, pages: pages ?? page })}</Text>
		</View>
	);
}
