import { expect, onTestFinished } from "vitest";
import { quoteView } from "../../app/buyer/view.server.ts";
import { asItIs } from "../../messages/translation.ts";
import { buyerView } from "../../server/cases/case-views.ts";
import { caseDocument } from "../../server/cases/index.ts";
import type { Database } from "../../server/platform/db/database.ts";
import type { OpenCase } from "./cases.ts";
import { deliverDue } from "./mail-worker.ts";
import { openMailbox } from "./mailbox.ts";
import { pdfPages } from "./pdf-text.ts";
import { unsaid } from "./said.ts";
import type { Shop } from "./shop.ts";

/** Every one of these words stands in the text. */
export function expectSaid(text: string, words: readonly string[]): void {
	expect(unsaid(text, words)).toEqual([]);
}

/** Reads whatever a case's people read: the buyer's page, emails by a real mail server, documents. For one test. */
export async function documentReader(database: Database, shop: Shop, one: OpenCase) {
	const mailbox = await openMailbox();
	onTestFinished(() => mailbox.close());
	return {
		/** The buyer's page. */
		async page() {
			const view = await buyerView(database.read, one.access);
			if (!view) throw new Error("There is no page.");
			const { now } = shop.clock;
			return quoteView(view, { base: "/q/x", now, products: new Map(), companyName: "Example", translate: asItIs });
		},
		/** What the stored PDF of a version or of the proforma invoice says; undefined where there is none. */
		async document(which: number | "proforma"): Promise<string | undefined> {
			const file = await caseDocument(database.read, one.id, which);
			return file && pdfPages(file.bytes).join("");
		},
		/** Delivers what is due; the newest email to somebody with such a subject says all of this, as text and as HTML. */
		async mail(to: string, subject: RegExp, words: readonly string[]): Promise<{ pdf: string }> {
			await deliverDue(database, mailbox.url, () => shop.clock.now);
			const found = mailbox.mails.findLast((mail) => mail.to.includes(to) && subject.test(mail.parsed.subject ?? ""));
			if (!found) throw new Error(`There is no email ${subject} to ${to}.`);
			const { text = "", html = "", attachments } = found.parsed;
			for (const reading of [text, html]) expectSaid(reading, words);
			const [file] = attachments;
			const content = typeof file?.content === "string" ? undefined : file?.content;
			return { pdf: content ? pdfPages(new Uint8Array(content)).join("") : "" };
		},
	};
}
