import type { Company } from "../../content/company.ts";
import { late as words } from "../../messages/staff/emails.ts";
import type { Block } from "./blocks.ts";
import { compose } from "./email.tsx";
import type { Email } from "./transport.ts";

/** Tells an owner how many buyers wait longer than they are promised. @param url of the inbox */
export function staffLateEmail(count: number, to: string, company: Company, url: string): Email {
	const title = words.title({ count });
	const blocks: Block[] = [
		{ kind: "due", text: words.what },
		{ kind: "link", label: words.link, url },
		{ kind: "small", text: words.again },
	];
	return { to, ...compose({ subject: title, preview: words.what, heading: title, blocks }, { from: "desk", company }) };
}
