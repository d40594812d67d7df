import { StyleSheet } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { BRAND_COLOURS } from "../../../content/brand-colours.ts";
import { HEADING_FONTS, TEXT_FONT, WORDMARK_FONT } from "./fonts.ts";

/** The colours of a page of paper: those of the pages (app/styles/tokens.css). Zari is for lines alone: too pale to be read. */
export const COLOURS = {
	ink: "#251814",
	inkSecond: "#574841",
	inkThird: "#6f6056",
	...BRAND_COLOURS,
	hairline: "#e3dbcd",
	pictureGround: "#f0eae0",
} as const;

/** Points. A4 is 595.28 by 841.89. */
export const PAGE = { width: 595.28, side: 48, label: 118 } as const;
export const INNER_WIDTH = PAGE.width - 2 * PAGE.side;

/**
 * A size and the distance of its lines, in points. Distances, like every height and padding here, are whole quarters:
 * the layout computes with 32-bit numbers, in which a long column of those adds up exactly, and its pages are only
 * found where it does. The page itself says no line height, because the library multiplies one that is inherited
 * from there again on every page.
 */
function size(fontSize: number, leading: number) {
	return { fontSize, lineHeight: leading / fontSize };
}

/** Running text, in points; what is reckoned with it is never set larger. */
export const BODY = { fontSize: 9, leading: 12.5 } as const;

export const GRAND_TOTAL = 14;

export const RULE = 0.5;

/** Text styles. Numbers in columns are tabular. */
export const TYPE = StyleSheet.create({
	body: { fontFamily: TEXT_FONT, ...size(BODY.fontSize, BODY.leading), color: COLOURS.ink },
	strong: { fontWeight: 600 },
	small: { ...size(8, 11), color: COLOURS.inkSecond },
	label: { ...size(8, 11), color: COLOURS.inkThird },
	foot: { ...size(7.5, 10), color: COLOURS.inkSecond },
	brand: { fontFamily: HEADING_FONTS, ...size(25, 28) },
	brandSmall: { fontFamily: HEADING_FONTS, ...size(13, 15.5) },
	wordmark: { fontFamily: WORDMARK_FONT, ...size(12, 14.5), color: COLOURS.kumkum },
	section: { fontFamily: HEADING_FONTS, ...size(14, 16) },
	words: { fontFamily: HEADING_FONTS, ...size(12.5, 15.5) },
	total: { ...size(11, 14.5), fontWeight: 600 },
	grandTotal: { ...size(GRAND_TOTAL, 18), fontWeight: 600 },
	fingerprint: { ...size(8.5, 12), fontFeatureSettings: ["tnum"] },
	figures: { fontFeatureSettings: ["tnum"], textAlign: "right" },
	/** Figures that would not fit their column. */
	narrow: { ...size(7, 12.5) },
});

/** Widths of the table's columns; the goods take what is left. */
export const COLUMNS = { number: 18, picture: 33, gap: 10, asked: 44, offered: 62, each: 60, amount: 74 } as const;

export const PAGE_STYLES = StyleSheet.create({
	page: { paddingTop: 40, paddingBottom: 30, paddingHorizontal: PAGE.side },
	// The foot stays at the foot of a page that is not full.
	content: { flexGrow: 1, flexShrink: 1, marginBottom: 14 },
});

/** What the library says of a page when it asks for its frame. */
export type Placed = { children: ReactNode; pageNumber?: number; totalPages?: number };
