import type { Unit } from "../../../domain/catalogue/catalogue.ts";
import { isSampleLine } from "../../../domain/quotes/line-parts.ts";
import { quoteLineAmount, tierPrice } from "../../../domain/quotes/totals.ts";
import { cellTexts } from "../../../messages/cells.ts";
import { cells as cellWords } from "../../../messages/en/cells.ts";
import type { CaseData } from "./case.tsx";
import { lineNote } from "./line-note.ts";

/** A line of a request, and what the current version offers for it. */
export type Line = {
	key: string;
	name: string;
	note: string;
	/** The split by colour and size that was asked for; nothing where there was none. */
	split: string[];
	thumb: string | null;
	asked: number | null;
	unit: Unit;
	wanted: number | undefined;
	/** It is a sample, and in no count of goods. */
	sample: boolean;
	list: number | null;
	offered: { quantity: number; unit: Unit; price: number; amount: number } | "unavailable" | undefined;
	/** The goods that are offered in place of those asked for. */
	instead: { name: string; thumb: string | null; list: number | null } | undefined;
};

/** The requested lines in order, each with what the current version offers for it, then the lines staff added. */
export function linesOf({ request, versions, entries, thumbs, state }: CaseData): Line[] {
	const current = versions[0];
	const wishes = entries.filter((entry) => entry.kind === "request_change");
	const asked = wishes.findLast(({ data }) => data.version === current?.version);
	const open = state.status === "revision_requested" ? (asked?.data.wanted ?? []) : [];
	const wantedOf = (key: string) => open.find((one) => one.key === key)?.to;
	const content = new Map(current?.content.lines.map((line) => [line.key, line]));
	const offer = (key: string): Pick<Line, "offered" | "note" | "instead"> => {
		const line = content.get(key);
		content.delete(key);
		if (!line) return { offered: undefined, note: "", instead: undefined };
		if (line.kind === "unavailable") return { offered: "unavailable", note: "", instead: undefined };
		const { kind, name, productId, listPrice, quantity, unit } = line;
		return {
			offered: { quantity, unit, price: tierPrice(line, quantity), amount: quoteLineAmount(line) },
			note: lineNote(line, current?.currency ?? "INR"),
			instead: kind === "substitute" ? { name, thumb: thumbs[productId] ?? null, list: listPrice || null } : undefined,
		};
	};
	const own = request.lines.map((line, index) => {
		const key = `l${index + 1}`;
		const { id, name, quantity, unit, price, cells } = line;
		const split = cellTexts(cells, quantity, cellWords);
		const thumb = thumbs[id] ?? null;
		const asked = { asked: quantity, unit, list: price, wanted: wantedOf(key), sample: false };
		return { key, name, split, thumb, ...asked, ...offer(key) };
	});
	const added = [...content.values()].map(({ key, name, unit, productId, listPrice, requested, sort }) => ({
		key,
		name,
		split: [],
		thumb: thumbs[productId] ?? null,
		asked: isSampleLine({ sort }) ? requested : null,
		unit,
		list: listPrice || null,
		wanted: wantedOf(key),
		sample: isSampleLine({ sort }),
		...offer(key),
	}));
	return [...own, ...added];
}
