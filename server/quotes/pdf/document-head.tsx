import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Exporter } from "./document-data.ts";
import { COLOURS, RULE, TYPE } from "./document-style.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { TempleEdge } from "./temple-edge.tsx";

const styles = StyleSheet.create({
	head: { flexDirection: "row", justifyContent: "space-between", paddingBottom: 10 },
	mark: { flexDirection: "row", gap: 8 },
	company: { maxWidth: 270 },
	left: { maxWidth: 270 },
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

/** The head is as high on every page: what the company says of itself ends in "…" after `maxLines` lines. */
const cutAt = (maxLines: number) => ({ maxLines, textOverflow: "ellipsis" }) as const;

type Words = PrintableDocument["words"];

type FirstProps = {
	company: Exporter;
	/** The company's name in its own script; empty where it cannot be drawn. */
	wordmark: string;
	words: Words;
	title: string;
	/** What stands under the title, a line each. */
	under: readonly string[];
};

/** The head of the first page: the company and the title. */
export function FirstHead({ company, wordmark, words, title, under: [first, ...further] }: FirstProps) {
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
						{wordmark ? <Text style={[TYPE.wordmark, { marginTop: 5 }]}>{wordmark}</Text> : null}
					</View>
					<View style={[TYPE.small, { marginTop: 5 }]}>
						{company.legalName === "" ? null : <Text style={cutAt(2)}>{company.legalName}</Text>}
						<Text style={cutAt(6)}>{place}</Text>
						{reach.length > 0 ? <Text style={cutAt(3)}>{reach.join("   ")}</Text> : null}
						{numbers.length > 0 ? <Text style={cutAt(2)}>{numbers.join("   ")}</Text> : null}
					</View>
				</View>
				<View style={styles.right}>
					<Text style={[TYPE.brand, cutAt(2)]}>{title}</Text>
					<View style={[TYPE.small, { marginTop: 5, alignItems: "flex-end" }]}>
						<Text>{first}</Text>
						{further.map((line) => (
							<Text key={line} style={{ color: COLOURS.ink }}>
								{line}
							</Text>
						))}
					</View>
				</View>
			</View>
			<TempleEdge height={6.5} />
		</View>
	);
}

/** The head of every further page: enough to put a dropped stack back in order. */
export function NextHead({ company, title }: { company: Exporter; title: string }) {
	return (
		<View style={[TYPE.body, { marginBottom: 14 }]}>
			<View style={[styles.head, { paddingBottom: 6, alignItems: "flex-end" }]}>
				<Text style={[TYPE.brandSmall, styles.company, cutAt(1)]}>{company.brandName}</Text>
				<Text style={TYPE.small}>{title}</Text>
			</View>
			<TempleEdge height={4.5} />
		</View>
	);
}

type FootProps = {
	/** What the document is, and where its reader goes with it. */
	left: string;
	middle: string;
	page: number;
	pages: number | undefined;
	words: Words;
};

export function Foot({ left, middle, page, pages, words }: FootProps) {
	return (
		<View style={[TYPE.body, TYPE.foot, styles.foot]}>
			<Text style={styles.left}>{left}</Text>
			<Text style={[styles.link, cutAt(1)]}>{middle}</Text>
			<Text>{words.page({ page, pages: pages ?? page })}</Text>
		</View>
	);
}
