import { exampleInquiry, exampleOrder } from "../support/example-forms.ts";
import { startSite } from "../support/site.ts";
import { fetchFormKey } from "../support/submit.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { waitFor } from "../support/waits.ts";
import { watched } from "./watch.ts";

/*
 * An anonymous sender fills one field after the other with text that is hard on patterns: runs of one letter, of spaces,
 * of marks, and what nearly ends well. A pattern that tries every way of parting 60,000 characters would stop the
 * process with a handful of forms.
 */

/** As many characters as fit into a form of 64 kB. */
const LENGTH = 58_000;

const run = (piece: string, end = "") => piece.repeat(Math.floor(LENGTH / piece.length)) + end;

const TEXTS: readonly string[] = [
	run("a"),
	run(" ", "x"),
	run("\t ", "x"),
	run("\r\n", "x"),
	run("a@"),
	`a@${run("a.")}`,
	`a@${run("-a")}!`,
	`${run("a.")}@example.com`,
	`+${run("1 ")}x`,
	run("()"),
	run("1,11"),
	run("=", "x"),
	run("'\";"),
	run("https://a."),
	run("<a "),
	run("[{"),
	run('{"id":', "1"),
	run("\u202e"),
	run("e\u0301"),
];

export const attack: Trial = async (short) => {
	const site = await startSite();
	try {
		const forms = [
			{ path: "/checkout", example: exampleOrder },
			{ path: "/contact", example: exampleInquiry },
		];
		const formKey = await fetchFormKey(site.url);
		const slow: string[] = [];
		let sent = 0;
		const { slowest } = await watched(site, async () => {
			for (const { path, example } of forms) {
				for (const field of [...Object.keys(example), "formKey"]) {
					for (const [n, text] of TEXTS.entries()) {
						// In short each text meets every other field.
						if (short && (sent + n) % 2 === 1 && field !== "email") continue;
						const body = new FormData();
						for (const [name, value] of Object.entries({ ...example, formKey, [field]: text }))
							body.append(name, value);
						let status = 0;
						const took = await waitFor(site, async () => {
							const answer = await fetch(site.url + path, { method: "POST", headers: { Origin: site.url }, body });
							await answer.text();
							status = answer.status;
						});
						sent++;
						if (took > 1_500 || status >= 500)
							slow.push(
								`${path} ${field} ${JSON.stringify(text.slice(0, 12))}: ${status} after ${Math.round(took)} ms`,
							);
					}
				}
			}
		});
		return verdict("slow-patterns", `${sent} forms, others waited ${slowest} ms at most`, [
			[sent > 100, "every field was tried"],
			[slow.length === 0, `${slow.length} forms were slow or failed: ${slow.slice(0, 4).join("; ")}`],
			[slowest < 1_500, `somebody else waited ${slowest} ms for an answer`],
		]);
	} finally {
		await site.stop();
	}
};
