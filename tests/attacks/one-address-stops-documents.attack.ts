import { DatabaseSync } from "node:sqlite";
import { exampleQuote } from "../support/quotes.ts";
import { type Site, startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath } from "./act.ts";
import { type Colleague, comeIn } from "./staff.ts";

/*
 * A buyer types an address that no document has room for and accepts what is offered. Whoever accepts after them would
 * get no proforma invoice and no receipt: the company would be paid by nobody.
 */

/** Fits the quotation beside its terms and not the proforma invoice; the longest the form takes; nothing but breaks. */
const ADDRESSES = ["W".repeat(760), "‱".repeat(1000), `a${"\n".repeat(990)}b`];

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** The documents of all are made in one round of the clock; a slow machine draws one in a few seconds. */
const WITHIN = 60_000;

export const attack: Trial = async () => {
	const site = await startSite();
	try {
		const colleague = await comeIn(site, "owner");
		const hostile = await Promise.all(ADDRESSES.map((address) => buyersPath(site.url, { address, company: "" })));
		const honest = await buyersPath(site.url, { email: "honest@example.com" });
		const sent = await sendQuotes(site, colleague);
		const accepted = [];
		for (const link of [...hostile, honest]) accepted.push(await accept(site.url, link));
		const since = performance.now();
		const arrived = await proforma(site.url, honest);
		const seconds = ((performance.now() - since) / 1000).toFixed(1);
		const theirs = await Promise.all(hostile.map((link) => proforma(site.url, link)));
		return verdict("one-address-stops-documents", `the honest buyer's invoice was there after ${seconds} s`, [
			[sent.join() === "200,200,200,200", `the offers were sent with ${sent.join(", ")}`],
			[accepted.join() === "303,303,303,303", `the acceptances were answered with ${accepted.join(", ")}`],
			[arrived, `a buyer behind them has no proforma invoice after ${WITHIN / 1000} s`],
			[theirs.every(Boolean), `of their own invoices there are ${theirs.filter(Boolean).length}`],
		]);
	} finally {
		await site.stop();
	}
};

/** Takes each request and sends what is offered, as a colleague does. @returns the answers to sending */
async function sendQuotes(site: Site, { ask }: Colleague): Promise<number[]> {
	const file = new DatabaseSync(`${site.dataDir}/thari.db`, { readOnly: true });
	const cases = file.prepare("select id, revision from quote_case order by requested_at").all();
	file.close();
	const post = (path: string, fields: Record<string, string>) =>
		ask(path, { method: "POST", body: new URLSearchParams(fields) });
	const answers = [];
	for (const { id, revision } of cases) {
		const path = `/desk/requests/${id}`;
		const taken = await post(path, { intent: "take", revision: String(revision), entryId: crypto.randomUUID() });
		await taken.arrayBuffer();
		const content = JSON.stringify(exampleQuote({ validUntilDay: IN_A_MONTH }));
		const seen = String(Number(revision) + 1);
		const { status } = await post(`${path}/quote`, { intent: "send", revision: "0", seen, content });
		answers.push(status);
	}
	return answers;
}

async function accept(url: string, link: string): Promise<number> {
	const { status } = await fetch(url + link, {
		method: "POST",
		headers: { Origin: url },
		body: new URLSearchParams({ act: "accept", version: "1", name: "Example Buyer", terms: "on" }),
		redirect: "manual",
	});
	return status;
}

/** Whether the invoice comes to stand on the private page. */
async function proforma(url: string, link: string): Promise<boolean> {
	const giveUp = performance.now() + WITHIN;
	while (performance.now() < giveUp) {
		const response = await fetch(`${url}${link}/proforma`);
		await response.arrayBuffer();
		if (response.ok && response.headers.get("Content-Type") === "application/pdf") return true;
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	return false;
}
