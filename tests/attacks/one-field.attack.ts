import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, reply } from "./act.ts";
import { watched } from "./watch.ts";

/*
 * A buyer with a link (every receipt gives one) posts a form of millions of fields, or of hundreds of thousands of
 * parts, to the one address that takes 26 MB from outside. Taken apart at once it would stop the process for everybody:
 * 2 MB of fields for 20 seconds, 25 MB for good.
 */

const MB = 1024 * 1024;
const URL_ENCODED = "application/x-www-form-urlencoded";
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';

export const attack: Trial = async (short) => {
	const site = await startSite();
	try {
		const path = await buyersPath(site.url);
		const send = async (type: string, body: BodyInit, to = path) => {
			const headers = { Origin: site.url, "Content-Type": type };
			const init = { method: "POST", headers, body, redirect: "manual", duplex: "half" } as const;
			return (await fetch(site.url + to, init).catch(() => undefined))?.status ?? 0;
		};
		const fields = (bytes: number) => "&a".repeat(bytes / 2);
		const parts = `${PART.repeat(short ? 300_000 : 460_000)}--x--\r\n`;
		const sizes = short ? [64 * 1024 + 2, 2 * MB] : [64 * 1024 + 2, 2 * MB, 4 * MB, 25 * MB];
		const { result, slowest, grown } = await watched(site, async () => {
			const statuses: Record<string, number> = {};
			for (const type of [
				URL_ENCODED,
				"Application/X-WWW-Form-Urlencoded;charset=utf-8",
				`${URL_ENCODED};multipart/form-data`,
			])
				for (const bytes of sizes) statuses[`${bytes} bytes of ${type}`] = await send(type, fields(bytes));
			statuses["2 MB to a page's data"] = await send(URL_ENCODED, fields(2 * MB), `${path}.data`);
			statuses["2 MB in chunks"] = await send(URL_ENCODED, new Blob([fields(2 * MB)]).stream());
			statuses["the most fields that are taken"] = await send(URL_ENCODED, fields(64 * 1024));
			for (const type of ["multipart/form-data; boundary=x", 'Multipart/FORM-DATA; Boundary="x"'])
				statuses[`parts of ${type}`] = await send(type, parts);
			return statuses;
		});
		const taken = Object.entries(result).filter(([, status]) => status !== 413 && status !== 400 && status !== 415);
		const honest = await reply(site.url, path, 5);
		const figures = `${Object.keys(result).length} bodies, others waited ${slowest} ms at most, memory grew by ${grown} MB`;
		return verdict("one-field", figures, [
			[taken.length === 0, `not refused: ${taken.map(([what, status]) => `${what} (${status})`).join(", ")}`],
			[slowest < 2_000, `somebody else waited ${slowest} ms for an answer`],
			[grown < 250, `the process grew by ${grown} MB`],
			[honest === 303, `a reply with five files was answered with ${honest}`],
		]);
	} finally {
		await site.stop();
	}
};
