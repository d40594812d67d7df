import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { currencyName, currencySymbol } from "../../domain/currency.ts";
import { leadTime } from "../../domain/quote-changes.ts";
import { deliveryTerm } from "../../domain/quote-content.ts";
import { paperMoment, validity } from "./paper-dates.ts";
import { COLOURS, TYPE } from "./paper-style.ts";
import { addressLines } from "./paper-words.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { Lines } from "./section.tsx";

const styles = StyleSheet.create({
	block: { flexDirection: "row", gap: 18, marginTop: 14 },
	buyer: { width: 148 },
	time: { width: 116 },
	terms: { flex: 1, gap: 1.5 },
	fact: { flexDirection: "row" },
	name: { width: 54, color: COLOURS.inkThird },
	value: { flex: 1 },
	label: { marginBottom: 2 },
	message: { marginTop: 14, maxWidth: 430 },
});

/** Who buys, until when the offer stands, and on what terms goods and money move. */
export function Facts({ paper }: { paper: PrintableDocument }) {
	return (
		<View style={[TYPE.body, styles.block]} wrap={false}>
			<Buyer paper={paper} />
			{paper.kind === "quotation" ? <ValidUntil paper={paper} /> : <Accepted paper={paper} />}
			<Trade paper={paper} />
		</View>
	);
}

function Buyer({ paper: { buyer } }: { paper: PrintableDocument }) {
	const [first, ...rest] = [buyer.company ?? "", buyer.name].filter((line) => line !== "");
	return (
		<View style={styles.buyer}>
			<Text style={[TYPE.label, styles.label]}>Buyer and consignee</Text>
			<Text style={TYPE.strong}>{first}</Text>
			<Lines lines={[...rest, ...addressLines(buyer)]} />
			<View style={[TYPE.small, { marginTop: 3 }]}>
				<Lines lines={[buyer.email, buyer.phone].filter((line) => line !== "")} />
			</View>
		</View>
	);
}

function ValidUntil({ paper }: { paper: PrintableDocument }) {
	const { day, india, buyer } = validity(paper.validUntil, paper.buyerTimeZone);
	return (
		<View style={styles.time}>
			<Text style={[TYPE.label, styles.label]}>Valid until</Text>
			<Text style={TYPE.strong}>{day}</Text>
			<Lines lines={buyer ? [india, buyer] : [india]} />
		</View>
	);
}

function Accepted({ paper: { acceptance, version } }: { paper: PrintableDocument }) {
	if (!acceptance) return <View style={styles.time} />;
	return (
		<View style={styles.time}>
			<Text style={[TYPE.label, styles.label]}>Version {version} accepted</Text>
			<Text style={TYPE.strong}>{paperMoment(acceptance.at)}</Text>
			<Text>by {acceptance.name}</Text>
		</View>
	);
}

function Trade({ paper: { content } }: { paper: PrintableDocument }) {
	const facts = [
		["Delivery", `${deliveryTerm(content)}, Incoterms 2020`],
		["Loading", content.portOfLoading],
		["Origin", "India"],
		["Lead time", leadTime(content)],
		["Payment", content.paymentTerms],
		["Currency", `${currencyName(content.currency)} (${currencySymbol(content.currency)})`],
	].filter(([, value]) => value !== "");
	return (
		<View style={styles.terms}>
			{facts.map(([name, value]) => (
				<View key={name} style={styles.fact}>
					<Text style={styles.name}>{name}</Text>
					<Text style={styles.value}>{value}</Text>
				</View>
			))}
		</View>
	);
}

/** What the house writes above the prices. */
export function Message({ paper }: { paper: PrintableDocument }) {
	const { message } = paper.content;
	return message === "" ? null : <Text style={[TYPE.body, styles.message]}>{message}</Text>;
}
