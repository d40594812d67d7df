import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { isToChoose } from "../../../domain/quotes/confirmed.ts";
import { documentMoment } from "./document-dates.ts";
import { moneyText } from "./document-figures.ts";
import { linesIn } from "./document-fit.ts";
import { BODY, COLOURS, INNER_WIDTH, PAGE, RULE, TYPE } from "./document-style.ts";
import { bankLines, bankWarning, fingerprintGroups, paragraphs, termParagraphs } from "./document-words.ts";
import type { PrintableDocument } from "./printable-document.ts";
import { Lines, Section } from "./section.tsx";

/** A section of more lines may be parted by a page's end. */
const SHORT = 16;

const styles = StyleSheet.create({
	terms: { gap: 5 },
	term: { paddingLeft: 20 },
	number: { position: "absolute", left: 0, top: 0, width: 20, color: COLOURS.inkThird },
	warning: { fontWeight: 600, marginTop: 5 },
	acceptance: { flexDirection: "row", gap: 26 },
	half: { flex: 1 },
	below: { marginTop: 8 },
	groups: { flexDirection: "row", flexWrap: "wrap", width: 150, marginTop: 2 },
	group: { width: 34 },
	rule: { borderBottomWidth: RULE, borderBottomColor: COLOURS.ink, height: 30 },
});

/** Everything after the prices: numbered terms, documents, money, law, and the acceptance. */
export function Closing({ document }: { document: PrintableDocument }) {
	const terms = termParagraphs(document.content.terms);
	const documents = paragraphs(document.content.documents);
	const { words } = document;
	const { lawAndCourts } = document.company;
	const leftOut = document.acceptance?.leftOut ?? [];
	return (
		<>
			<Bank document={document} />
			{terms.length > 0 ? (
				<Section
					title={words.terms}
					whole={isShort(
						terms.map(({ text }) => text),
						document,
					)}
				>
					<View style={styles.terms}>
						{terms.map(({ number, text }) => (
							<View key={number} style={styles.term}>
								<Text style={styles.number}>{number}.</Text>
								<Text>{text}</Text>
							</View>
						))}
					</View>
				</Section>
			) : null}
			{documents.length > 0 ? (
				<Section title={words.documentsSupplied} whole={isShort(documents, document)}>
					<Lines lines={documents} />
				</Section>
			) : null}
			{lawAndCourts === "" ? null : (
				<Section title={words.law} whole={isShort([lawAndCourts], document)}>
					<Text>{lawAndCourts}</Text>
				</Section>
			)}
			{leftOut.length === 0 ? null : (
				<Section title={words.leftOut} whole={isShort(leftOut, document)}>
					<Lines lines={leftOut} />
				</Section>
			)}
			{document.kind === "quotation" ? <ToAccept document={document} /> : <WasAccepted document={document} />}
		</>
	);
}

/** Whether a list is short enough to stay on one page as a whole. */
function isShort(lines: readonly string[], { ems }: PrintableDocument): boolean {
	return linesIn(lines, INNER_WIDTH - PAGE.label, BODY.fontSize, ems) <= SHORT;
}

/** Never without the warning: a changed account in a message is how buyers lose money. */
function Bank({ document }: { document: PrintableDocument }) {
	const { kind, company, words } = document;
	const lines = bankLines(company.bankDetails);
	if (lines.length === 0) return null;
	return (
		<Section title={words.bank} whole={isShort(lines, document)}>
			<Lines lines={kind === "proforma" ? lines : [words.bankOnProforma]} />
			<Text style={styles.warning}>{bankWarning(company.phone, words)}</Text>
		</Section>
	);
}

function mayLeaveOut({ content, figures, words }: PrintableDocument): string {
	const { allowed, least } = content.leavingOut;
	return allowed ? words.lines.mayLeaveOut({ least: least === 0 ? "" : moneyText(least, figures) }) : "";
}

function ToAccept({ document }: { document: PrintableDocument }) {
	const { words, content } = document;
	return (
		<Section title={words.acceptance} whole>
			<View style={styles.acceptance}>
				<View style={styles.half}>
					<Text>
						{[words.toAccept, isToChoose(content) ? words.sayWhich : "", mayLeaveOut(document)]
							.filter(Boolean)
							.join(" ")}
					</Text>
					<View style={styles.below}>
						<Fingerprint label={words.fingerprint(document)} hash={document.contentHash} />
					</View>
				</View>
				<View style={styles.half}>
					{words.signature.map((label) => (
						<View key={label}>
							<View style={styles.rule} />
							<Text style={TYPE.label}>{label}</Text>
						</View>
					))}
				</View>
			</View>
		</Section>
	);
}

function WasAccepted({ document: { acceptance, version, contentHash, words } }: { document: PrintableDocument }) {
	// Acceptances of before have no fingerprint of their own: it is then the version's.
	const isOfWhole = acceptance === undefined || acceptance.hash === contentHash;
	return (
		<Section title={words.acceptance} whole>
			<View style={styles.acceptance}>
				<View style={styles.half}>
					{acceptance ? (
						<>
							<Text>
								{words.wasAcceptedBy({ version })}
								<Text style={TYPE.strong}>{acceptance.name}</Text>
							</Text>
							<Text>{words.acceptedOn({ time: documentMoment(acceptance.at, words) })}</Text>
						</>
					) : (
						<Text>{words.placedOutside({ version })}</Text>
					)}
				</View>
				<View style={styles.half}>
					<Fingerprint
						label={isOfWhole ? words.fingerprint({ version }) : words.acceptedFingerprint}
						hash={acceptance?.hash ?? contentHash}
					/>
				</View>
			</View>
		</Section>
	);
}

function Fingerprint({ label, hash }: { label: string; hash: string }) {
	return (
		<View>
			<Text style={TYPE.label}>{label}</Text>
			<View style={styles.groups}>
				{fingerprintGroups(hash).map(({ place, text }) => (
					<Text key={place} style={[TYPE.fingerprint, styles.group]}>
						{text}
					</Text>
				))}
			</View>
		</View>
	);
}
