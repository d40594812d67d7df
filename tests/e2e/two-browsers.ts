import type { Page } from "@playwright/test";
import { type Mailbox, openMailbox, type Received } from "../support/mailbox.ts";
import { pdfPages } from "../support/pdf-text.ts";
import { startPostgres } from "../support/postgres.ts";
import { unsaid } from "../support/said.ts";
import { type Site, startSite } from "../support/site.ts";
import { test as base, expect } from "./site-test.ts";

/** The databases that a whole story is told on, one test for each. */
export const engines = ["sqlite", "postgres"] as const;
type Engine = (typeof engines)[number];

export const STAFF = "staff@thari.example";

type TwoBrowsers = { engine: Engine; smtp: Mailbox; desk: Page };

/**
 * For stories of two browsers, `page` the buyer's and `desk` the company's: each test has a site of its own on its
 * database with a real SMTP server. Nothing is put into its data from the side.
 */
export const test = base.extend<TwoBrowsers>({
	engine: ["sqlite", { option: true }],
	// Of the test's own: the other story's mails have the same subjects.
	smtp: async ({ browserName: _ }, use) => {
		const smtp = await openMailbox();
		await use(smtp);
		await smtp.close();
	},
	site: async ({ engine, smtp }, use) => {
		const server = engine === "postgres" ? await startPostgres() : undefined;
		try {
			const env = { SMTP_URL: smtp.url, STAFF_EMAIL: STAFF };
			const site = await startSite({ env: server ? { ...env, DATABASE_URL: `${server.url}/postgres` } : env });
			await use(site);
			await site.stop();
		} finally {
			server?.stop();
		}
	},
	desk: async ({ browser, site, complaints }, use) => {
		const context = await browser.newContext({ baseURL: site.url });
		const desk = await context.newPage();
		complaints.watch(desk);
		await use(desk);
		await context.close();
	},
});

/** The link for the first owner, which the start prints where nobody can sign in yet. */
export async function ownersLink(site: Site): Promise<string> {
	const link = () => /http\S+\/desk\/welcome\/[\w-]+/.exec(site.output())?.[0] ?? "";
	await expect.poll(link, { timeout: 20_000 }).not.toBe("");
	return link();
}

/**
 * The newest email to somebody with such a subject, once it is there and says all of this, as text and as HTML.
 * @param words which may tell it from an earlier one of the same subject
 */
export async function newestMail(
	smtp: Mailbox,
	to: string,
	subject: RegExp,
	words: readonly string[] = [],
): Promise<Received> {
	const found = () => smtp.mails.findLast((mail) => mail.to.includes(to) && subject.test(mail.parsed.subject ?? ""));
	const missing = () => {
		const { text, html } = found()?.parsed ?? {};
		return [text, html].map((reading) => (reading === undefined ? "there is none" : unsaid(reading, words)));
	};
	await expect.poll(missing, { timeout: 30_000, message: `a mail ${subject} to ${to}` }).toEqual([[], []]);
	const mail = found();
	if (!mail) throw new Error("The mail is gone.");
	return mail;
}

/** The private page that an email to the buyer leads to. */
export const privatePageIn = (mail: Received): string => linkIn(mail, /\/q\/[\w-]{43}/);

/** The case that an email to staff leads to. */
export const caseIn = (mail: Received): string => linkIn(mail, /\/desk\/requests\/[\w-]+/);

function linkIn({ parsed }: Received, kind: RegExp): string {
	const [path] = kind.exec(parsed.text ?? "") ?? [];
	if (!path) throw new Error(`No link in: ${parsed.text}`);
	return path;
}

/** The PDF that came with an email: its name, and what it says. */
export function pdfIn({ parsed }: Received): { name: string; text: string } {
	const [file] = parsed.attachments;
	if (!file || typeof file.content === "string") throw new Error("The mail brings no file.");
	expect(file.mimeType).toBe("application/pdf");
	return { name: file.filename ?? "", text: pdfPages(new Uint8Array(file.content)).join("") };
}
