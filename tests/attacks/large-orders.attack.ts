import { HURRIED } from "../../server/intake/form-keys.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { largeShop } from "../support/large-order.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { watched } from "./watch.ts";

/*
 * The addresses that take a list of a hundred products in all their cells have no gate. Somebody sends them as much as
 * they take, of what is no list: a hundred thousand cells or lines, brackets within brackets, a text of half a megabyte.
 */

const MOST = 512 * 1024;

/** As many of something as there is room for. */
const full = (one: string, before: string, after: string, most = 500_000) =>
	before + one.repeat(Math.floor((most - before.length - after.length) / one.length)) + after;

const LISTS: Readonly<Record<string, string>> = {
	"cells of one line": full("{},", '[{"id":"a","quantity":1,"cells":[', "{}]}]"),
	"cells of a hundred lines": JSON.stringify(
		Array.from({ length: 100 }, (_, n) => ({ id: `p${n}`, quantity: 1_000, cells: Array(400).fill({}) })),
	),
	lines: full("{},", "[", "{}]"),
	numbers: full("1,", "[", "1]"),
	brackets: "[".repeat(500_000),
	text: "x".repeat(500_000),
};

export const attack: Trial = async (short) => {
	const site = await startSite();
	try {
		const items = await largeShop(site);
		const formKey = await fetchFormKey(site.url);
		const send = async (path: string, fields: Record<string, string>) => {
			const body = new FormData();
			for (const [name, text] of Object.entries(fields)) body.set(name, text);
			const init = { method: "POST", headers: { Origin: site.url }, body, redirect: "manual" } as const;
			const answer = await fetch(site.url + path, init);
			return { status: answer.status, size: (await answer.text()).length };
		};
		// A form that is sent sooner than a person types is taken for a machine's.
		await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
		const times = short ? 3 : 30;
		const { result, slowest, grown } = await watched(site, async () => {
			const answers: Record<string, { status: number; size: number }> = {};
			for (const [what, list] of Object.entries(LISTS))
				for (let n = 0; n < times; n++) {
					const order = { ...exampleOrder, formKey };
					answers[`${what} as items`] = await send("/checkout", { ...order, items: list });
					answers[`${what} as samples`] = await send("/checkout", { ...order, samples: list });
					answers[`${what} of a selection`] = await send("/selection/lines", { items: list });
					answers[`${what} of a sheet`] = await send("/selection.pdf", { items: list });
				}
			answers["notes of half a megabyte"] = await send("/checkout", {
				...exampleOrder,
				formKey,
				notes: "x".repeat(500_000),
			});
			answers["more than is taken"] = await send("/checkout", { ...exampleOrder, formKey, items: "x".repeat(MOST) });
			return answers;
		});
		const taken = Object.entries(result).filter(([, { status }]) => status < 400 || status >= 500);
		const long = Object.entries(result).filter(([, { size }]) => size > 300_000);
		const honest = await send("/checkout", { ...exampleOrder, formKey, items: JSON.stringify(items) });
		const figures = `${Object.keys(result).length} kinds, others waited ${slowest} ms at most, memory grew by ${grown} MB`;
		return verdict("large-orders", figures, [
			[taken.length === 0, `not refused: ${taken.map(([what, { status }]) => `${what} (${status})`).join(", ")}`],
			[long.length === 0, `answered at length: ${long.map(([what, { size }]) => `${what} (${size})`).join(", ")}`],
			[slowest < 2_000, `somebody else waited ${slowest} ms for an answer`],
			[grown < 250, `the process grew by ${grown} MB`],
			[honest.status === 303, `an order of a hundred products in forty cells each was answered with ${honest.status}`],
		]);
	} finally {
		await site.stop();
	}
};
