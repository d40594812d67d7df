import { expect, test } from "vitest";
import { readAtom } from "../../../tests/support/read-atom.ts";
import { type AtomFeed, writeAtom } from "./atom-feed.ts";

const AT = Date.UTC(2026, 10, 20, 9, 30);
const entry = {
	id: "tag:www.thari.example,2018:product-polo",
	title: 'Polo <b>“Madras”</b> & "more" ]]>',
	url: "https://www.thari.example/products/polo?a=1&b=2",
	summary: "A polo.\u0000\u000b Fine\uffff, 160 g/m² 🧵",
	category: "T-Shirts & polos",
	at: AT,
};
const feed: AtomFeed = {
	id: "tag:www.thari.example,2018:new-products",
	title: "New products of Thari & Sons",
	self: "https://www.thari.example/new-products.atom",
	page: "https://www.thari.example/products",
	author: "Thari & Sons",
	updated: AT,
	entries: [entry, { ...entry, id: "tag:www.thari.example,2018:product-shirt", title: "Shirt" }],
};

test("another program reads from the feed what was written into it, whatever characters are in it", () => {
	const read = readAtom(writeAtom(feed));
	expect(read).toMatchObject({
		id: feed.id,
		title: feed.title,
		updated: "2026-11-20T09:30:00.000Z",
		authors: [{ name: feed.author }],
		links: [
			{ href: feed.self, rel: "self", type: "application/atom+xml" },
			{ href: feed.page, rel: "alternate", type: "text/html" },
		],
	});
	expect(read.entries).toHaveLength(2);
	expect(read.entries?.[0]).toMatchObject({
		id: entry.id,
		title: entry.title,
		published: "2026-11-20T09:30:00.000Z",
		updated: "2026-11-20T09:30:00.000Z",
		// What XML cannot hold is left out.
		summary: "A polo. Fine, 160 g/m² 🧵",
		links: [{ href: entry.url, rel: "alternate" }],
		categories: [{ term: entry.category }],
	});
});

test("a feed without entries is one", () => {
	expect(readAtom(writeAtom({ ...feed, entries: [] }))).toMatchObject({ id: feed.id, title: feed.title });
});
