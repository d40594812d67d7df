import { exampleInquiry } from "../support/example-forms.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { exchange } from "./act.ts";
import { watched } from "./watch.ts";

/*
 * A stranger posts a few small forms in parts that are hard to take apart: with a boundary as long as a header may be,
 * which is looked for at the end of every chunk in all the ways it could begin there, and with names in a charset that
 * does not exist, each of which would print a page of text of the stranger's choice into the log.
 */

/** Just below what a form may have. */
const LENGTH = 65_000;
const BOUNDARY = "a".repeat(15_000);
const PRINTED = "charset-of-a-stranger";

function post(port: number, boundary: string, body: string): Promise<string> {
	const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
	const head = `POST /contact HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n${type}`;
	return exchange(port, `${head}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`, 60_000);
}

export const attack: Trial = async (short) => {
	const site = await startSite();
	try {
		const part = (name: string) => `Content-Disposition: form-data; ${name}\r\n\r\n`;
		const endless = `--${BOUNDARY}\r\n${part('name="a"')}`.padEnd(LENGTH, "a");
		const named = `--x\r\n${part(`name="a"; filename*=${PRINTED}''b`)}c\r\n`;
		const names = `${named.repeat(Math.min(400, Math.floor(LENGTH / named.length)))}--x--\r\n`;
		const { result, slowest } = await watched(site, () =>
			Promise.all([
				...Array.from({ length: short ? 8 : 40 }, () => post(site.port, BOUNDARY, endless)),
				post(site.port, "x", names),
			]),
		);
		const statuses = result.map((answer) => answer.slice(9, 12));
		const honest = new FormData();
		const fields = { ...exampleInquiry, formKey: await fetchFormKey(site.url) };
		for (const [name, value] of Object.entries(fields)) honest.append(name, value);
		const taken = await fetch(`${site.url}/contact`, { method: "POST", headers: { Origin: site.url }, body: honest });
		return verdict("hard-parts", `${statuses.length} forms, others waited ${slowest} ms at most`, [
			[statuses.every((status) => status === "400"), `the forms were answered with ${statuses.join(" ")}`],
			[slowest < 1_500, `somebody else waited ${slowest} ms for an answer`],
			[!site.output().includes(PRINTED), "the log has what a stranger wrote into the head of a part"],
			[taken.status === 200, `a form in parts was answered with ${taken.status}`],
		]);
	} finally {
		await site.stop();
	}
};
