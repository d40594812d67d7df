import type { Company } from "../../content/company.ts";
import { type Locale, messagesFor } from "../../messages/registry.ts";
import type { CaseView, EntryView, UndoneView, VersionView } from "../cases/index.ts";
import type { Fact } from "./blocks.ts";
import type { EmailFile } from "./transport.ts";

/** What an email about a case is written from. */
export type CaseEmailInput = {
	view: CaseView;
	/** The entry the mail is about; undefined for mails that are due by time alone. */
	entry: EntryView | undefined;
	version: VersionView | undefined;
	/** The acceptance that the entry undid. */
	undone: UndoneView | undefined;
	to: string;
	locale: Locale;
	company: Company;
	/** Where the link leads: the buyer's private page, or the case in the desk. */
	url: string;
	files: EmailFile[];
};

/** The files that hang on what was written; they are not in the mail. */
export function fileFacts({ entry, locale }: CaseEmailInput, where: string): Fact[] {
	const names = entry?.files.map(({ name }) => name) ?? [];
	return names.length === 0
		? []
		: [[messagesFor(locale).emails.quote.files({ count: names.length }), `${names.join(", ")} (${where})`]];
}
