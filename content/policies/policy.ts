import type { Company } from "../company.ts";

/** A piece of running text. Texts are plain: no markup, no addresses that the owner could change elsewhere. */
export type Block =
	| { kind: "paragraph"; text: string }
	| { kind: "list"; items: readonly string[]; numbered?: true }
	/** A paragraph with ways on to pages of this site. */
	| { kind: "linked"; parts: readonly (string | { text: string; to: string })[] }
	| { kind: "table"; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

type PolicySection = {
	/** The anchor of the section; a link from outside may hold it, so it does not change with the heading. */
	id: string;
	heading: string;
	blocks: readonly Block[];
};

/** The company's facts that a policy names: whom it binds. */
export type Publisher = Pick<Company, "brandName" | "city">;

/**
 * One of the four policy pages. The texts point to the foot of the page for email, phone and address, because
 * the owner can override those (content/company.ts) and a policy must never name an old one.
 */
export type Policy = {
	/** The address of the page, without the slash. */
	slug: "privacy-policy" | "terms-conditions" | "shipping-policy" | "cancellation-refund-policy";
	title: string;
	/** When the text was last changed, as the specification words it: "June 25, 2025". */
	revised?: string;
	summary: string;
	sections: readonly PolicySection[];
};
