import { createRequire } from "node:module";
import * as z from "zod";

const text = z.object({ value: z.string() });
const link = z.object({ href: z.string(), rel: z.string().optional(), type: z.string().optional() });
const entrySchema = z.object({
	id: z.string(),
	title: text,
	summary: text.optional(),
	published: z.string(),
	updated: z.string(),
	links: z.array(link),
	categories: z.array(z.object({ term: z.string() })),
});
const feedSchema = z.object({
	id: z.string(),
	title: text,
	updated: z.string(),
	authors: z.array(z.object({ name: z.string() })),
	links: z.array(link),
	entries: z.array(entrySchema).optional(),
});
const parserSchema = z.object({ parseAtomFeed: z.custom<(text: string) => unknown>((it) => typeof it === "function") });

/** Reads a feed by a program that is not ours. @throws where it is no Atom feed, or lacks what one must have */
export function readAtom(xml: string) {
	const parser = parserSchema.parse(createRequire(import.meta.url)("feedsmith"));
	const { title, entries = [], ...feed } = feedSchema.parse(parser.parseAtomFeed(xml));
	return {
		...feed,
		title: title.value,
		entries: entries.map(({ title, summary, ...entry }) => ({
			...entry,
			title: title.value,
			summary: summary?.value,
		})),
	};
}
