import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { watched } from "./watch.ts";

/*
 * A stranger posts lists of a thousand misspelt names to the quick order, each of which takes most of a second: many
 * at once, and then one after the other. Others would wait for their answers as long as that goes on.
 */

const LINES = 1_000;

/** A list of words that no product has, each another one. */
const misspelt = (list: number) =>
	Array.from({ length: LINES }, (_, n) => `Kanjivarm Slik Sare ${list}x${n}, 40`).join("\n");

export const attack: Trial = async (short) => {
	const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
	const post = async (address: string, list: string) => {
		const body = new FormData();
		body.set("list", list);
		const headers = { Origin: site.url, "X-Forwarded-For": address };
		const response = await fetch(`${site.url}/quick-order`, { method: "POST", headers, body });
		return { status: response.status, html: await response.text() };
	};
	try {
		const { result, slowest } = await watched(site, async () => {
			const atOnce = await Promise.all(
				Array.from({ length: short ? 8 : 20 }, (_, n) => post("192.0.2.1", misspelt(n))),
			);
			const after: number[] = [];
			for (let n = 0; n < 70; n++) after.push((await post("192.0.2.1", short ? "x" : misspelt(100 + n))).status);
			return { atOnce, after };
		});
		const lookedUp = result.atOnce.filter(({ status }) => status === 200).length;
		const refused = result.atOnce.find(({ status }) => status === 429);
		const all = lookedUp + result.after.filter((status) => status === 200).length;
		const honest = await post("192.0.2.2", "Kavi Dhoti, 60");
		return verdict("misspelt-lists", `${all} lists looked up, others waited ${slowest} ms at most`, [
			[lookedUp === 3, `${lookedUp} lists of one address were looked up at once`],
			[refused?.html.includes("Kanjivarm Slik Sare") === true, "a list that was refused is not on the page again"],
			[all <= 60, `${all} lists of one address were looked up`],
			[result.after.at(-1) === 429, `the last one was answered with ${result.after.at(-1)}`],
			[slowest < 1_500, `somebody else waited ${slowest} ms for an answer`],
			[honest.status === 200 && honest.html.includes("1 product found"), `an honest list got ${honest.status}`],
		]);
	} finally {
		await site.stop();
	}
};
