import { readFileSync } from "node:fs";
import { isIPv4, isIPv6 } from "node:net";
import * as z from "zod";

/** Every setting of the site, checked once. Nothing else but scripts/ and tests/ reads `process.env`. docs/operations.md lists them. */
export type Settings = {
	port: number;
	host: string;
	/** Origin of the public site without a trailing slash; every link in a mail or a feed is made from it. */
	publicUrl: string;
	/** True when PUBLIC_URL was not given: the site then answers for whatever name it is reached by. */
	anyHost: boolean;
	dataDir: string;
	/** A PostgreSQL address; without it the database is a file in `dataDir`. */
	databaseUrl: string | undefined;
	smtpUrl: string | undefined;
	mailFrom: string;
	/** Who gets the notices of new requests and inquiries. */
	staffEmails: string[];
	/** Addresses or CIDR ranges of proxies whose X-Forwarded-For is believed. */
	trustedProxies: string[];
	/** Forms that one address may send within an hour. */
	formsPerHour: number;
	/** Forms that all senders together may send to one process within an hour. */
	formsPerHourInAll: number;
	/** How long after SIGTERM requests are still taken while /readyz says that the process stops, milliseconds. */
	stopNotice: number;
	/** Where `/metrics` is answered; without a port it is not. */
	metricsHost: string;
	metricsPort: number | undefined;
	/** Whether browsers may take the owner's whole domain into the list they are shipped with. */
	hstsPreload: boolean;
	/** Whether owners are written to when buyers wait too long, or nothing can be stored. */
	ownerAlerts: boolean;
	/** Byte work; the site is the same without any of it, slower at the first visit or under load. */
	pageCache: boolean;
	styleInDocument: boolean;
	lateScript: boolean;
	/** Whether browsers keep a page that they show for want of a connection. */
	offlinePage: boolean;
	/** The owner's own facts, in place of the placeholders of content/company.ts. */
	company: Record<string, string>;
};

/** A setting that cannot be used; the sentence names it and says what would be right. */
export class SettingError extends Error {}

const url = (protocols: RegExp, example: string) =>
	z
		.string()
		.refine(
			(text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
			`must be an address like ${example}`,
		);

/** An origin alone: links are made by putting a path behind it. */
const origin = url(/^https?:$/, "https://www.thari.example").refine((text) => {
	if (!URL.canParse(text)) return false;
	const { pathname, search, hash, username, password } = new URL(text);
	return `${pathname}${search}${hash}${username}${password}` === "/";
}, "must be an address like https://www.thari.example, without a path");

const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const address = z.string().regex(ADDRESS, "must be a mail address like sales@thari.example");

/** A bare address, or one with a name before it: "Thari Textiles <sales@thari.example>". */
const mailbox = z
	.string()
	.refine(
		(text) => ADDRESS.test(/^[^\p{Cc}<>]+<([^<>]*)>$/u.exec(text)?.[1] ?? text),
		"must be a mail address like Thari Textiles <sales@thari.example>",
	);

/** An address, or a range of them: 10.0.0.0/8. */
function isRange(text: string): boolean {
	const [ip = "", bits, ...rest] = text.split("/");
	const most = isIPv4(ip) ? 32 : isIPv6(ip) ? 128 : 0;
	return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** A whole number, written in digits. */
const count = (least: number, most: number, sentence: string) =>
	z
		.string()
		.regex(/^\d{1,9}$/, sentence)
		.transform(Number)
		.refine((value) => value >= least && value <= most, sentence);

const SMTP_EXAMPLE = "smtp://user:password@mail.thari.example:587";

const yesOrNo = z.enum(["yes", "no"], "must be yes or no");

const schema = z.object({
	PORT: count(0, 65_535, "must be a port between 0 and 65535").default(3000),
	HOST: z.string().min(1).default("0.0.0.0"),
	PUBLIC_URL: origin.optional(),
	DATA_DIR: z.string().min(1, "must name a folder").default("./data"),
	DATABASE_URL: url(/^postgres(ql)?:$/, "postgres://user:password@host:5432/thari").optional(),
	SMTP_URL: url(/^smtps?:$/, SMTP_EXAMPLE)
		.refine((text) => !URL.canParse(text) || new URL(text).hostname !== "", `must be an address like ${SMTP_EXAMPLE}`)
		.optional(),
	MAIL_FROM: mailbox.default("Thari Textiles <sales@thari.example>"),
	STAFF_EMAIL: z
		.string()
		.default("staff@thari.example")
		.transform((text) => text.split(",").map((address) => address.trim()))
		.pipe(z.array(address).min(1)),
	TRUSTED_PROXIES: z
		.string()
		.default("")
		.transform((text) =>
			text
				.split(",")
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.pipe(z.array(z.string().refine(isRange, "must be addresses or ranges like 10.0.0.0/8, parted by commas"))),
	FORMS_PER_HOUR: count(1, 999_999_999, "must be a whole number of at least 1").default(30),
	FORMS_PER_HOUR_IN_ALL: count(1, 999_999_999, "must be a whole number of at least 1").default(2000),
	STOP_NOTICE: count(0, 60, "must be a whole number of seconds from 0 to 60").default(1),
	METRICS_HOST: z.string().min(1).default("127.0.0.1"),
	METRICS_PORT: count(0, 65_535, "must be a port between 0 and 65535").optional(),
	OWNER_ALERTS: yesOrNo.default("yes"),
	HSTS_PRELOAD: yesOrNo.default("no"),
	// Public pages are kept in memory (server/main/page-cache); without it each visit renders its page.
	PAGE_CACHE: yesOrNo.default("yes"),
	// Public documents carry the style they use (app/document-style); without it they link their stylesheets.
	STYLE_IN_DOCUMENT: yesOrNo.default("yes"),
	// Public pages fetch their script after load (app/late-script); without it with the document, by the router's <Scripts>.
	LATE_SCRIPT: yesOrNo.default("yes"),
	// Browsers keep one page for want of a connection (app/shop/offline); with "no" what they have kept goes at the next visit.
	OFFLINE_PAGE: yesOrNo.default("yes"),
});

const COMPANY_PREFIX = "COMPANY_";

/**
 * Each setting may be given in a file instead (`SMTP_URL_FILE=/run/secrets/smtp`), as container engines hand secrets out.
 * @throws SettingError when one is given both ways, or its file cannot be read
 */
function withFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const all = { ...given };
	for (const name of Object.keys(schema.shape)) {
		const file = given[`${name}_FILE`];
		if (file === undefined) continue;
		if (given[name] !== undefined) throw new SettingError(`${name} and ${name}_FILE are both given; keep one of them.`);
		try {
			all[name] = readFileSync(file, "utf8").trim();
		} catch (error) {
			const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
			throw new SettingError(`${name}_FILE names ${file}, which cannot be read${code}.`);
		}
	}
	return all;
}

/**
 * Reads the settings.
 * @throws SettingError naming every setting that is wrong; the program then does not start.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
	const given = withFiles(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")));
	const result = schema.safeParse(given);
	if (!result.success) {
		const sentences = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
		throw new SettingError(`These settings stop the start. ${[...new Set(sentences)].join(" ")}`);
	}
	const values = result.data;
	const company = Object.entries(given).flatMap(([key, value]) =>
		key.startsWith(COMPANY_PREFIX) && value !== undefined ? [[key.slice(COMPANY_PREFIX.length), value] as const] : [],
	);
	return {
		port: values.PORT,
		host: values.HOST,
		publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
		anyHost: values.PUBLIC_URL === undefined,
		dataDir: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM,
		staffEmails: values.STAFF_EMAIL,
		trustedProxies: values.TRUSTED_PROXIES,
		formsPerHour: values.FORMS_PER_HOUR,
		formsPerHourInAll: values.FORMS_PER_HOUR_IN_ALL,
		stopNotice: values.STOP_NOTICE * 1_000,
		metricsHost: values.METRICS_HOST,
		metricsPort: values.METRICS_PORT,
		ownerAlerts: values.OWNER_ALERTS === "yes",
		hstsPreload: values.HSTS_PRELOAD === "yes",
		pageCache: values.PAGE_CACHE === "yes",
		styleInDocument: values.STYLE_IN_DOCUMENT === "yes",
		lateScript: values.LATE_SCRIPT === "yes",
		offlinePage: values.OFFLINE_PAGE === "yes",
		company: Object.fromEntries(company),
	};
}
