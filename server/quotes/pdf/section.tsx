import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { COLOURS, PAGE, RULE, TYPE } from "./document-style.ts";

/** How much of a section at least follows its rule on the same page, in points. */
const TOGETHER = 44;

/*
 * What may go on over a page's end is no row of cells: on the next page the library leaves out a cell that has ended,
 * and the others move into its place. So what is in the margin is placed there, beside a padding that stays.
 */
const styles = StyleSheet.create({
	rule: { marginTop: 15, borderTopWidth: RULE, borderTopColor: COLOURS.zari, height: 9 },
	body: { paddingLeft: PAGE.label },
	label: { position: "absolute", left: 0, top: 0, width: PAGE.label - 14 },
});

/**
 * A part of the document after its prices: the heading in the margin, the text beside it. `whole` keeps it on one
 * page.
 */
export function Section({ title, whole = false, children }: { title: string; whole?: boolean; children: ReactNode }) {
	const body = (
		<View style={[TYPE.body, styles.body, whole ? { minHeight: 32 } : {}]}>
			<Text style={[TYPE.section, styles.label]}>{title}</Text>
			{children}
		</View>
	);
	return whole ? (
		<View wrap={false}>
			<View style={styles.rule} />
			{body}
		</View>
	) : (
		<>
			<View style={styles.rule} minPresenceAhead={TOGETHER} />
			{body}
		</>
	);
}

/** Short lines under each other, as an address or a list. */
export function Lines({ lines }: { lines: readonly string[] }) {
	return <Text>{lines.join("\n")}</Text>;
}
