import * as z from "zod";

/** Every setting of the program, checked once. Nothing else reads `process.env`. docs/operations.md lists them. */
export type Settings = {
	port: number;
	host: string;
	/** Origin of the public site without a trailing slash; every link in a mail or a feed is made from it. */
	publicUrl: string;
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

const mailbox = z
	.string()
	.regex(/^[^\r\n\0]*[^\s@<>]+@[^\s@<>]+>?$/, "must be a mail address like sales@thari.example");

const schema = z.object({
	PORT: z.coerce
		.number({ error: "must be a number" })
		.int()
		.min(0)
		.max(65535, "must be a port between 0 and 65535")
		.default(3000),
	HOST: z.string().min(1).default("0.0.0.0"),
	PUBLIC_URL: url(/^https?:$/, "https://www.thari.example").optional(),
	DATA_DIR: z.string().min(1, "must name a folder").default("./data"),
	DATABASE_URL: url(/^postgres(ql)?:$/, "postgres://user:password@host:5432/thari").optional(),
	SMTP_URL: url(/^smtps?:$/, "smtp://user:password@mail.thari.example:587").optional(),
	MAIL_FROM: mailbox.default("Thari Textiles <sales@thari.example>"),
	STAFF_EMAIL: z
		.string()
		.default("staff@thari.example")
		.transform((text) => text.split(",").map((address) => address.trim()))
		.pipe(z.array(mailbox).min(1)),
	TRUSTED_PROXIES: z
		.string()
		.default("")
		.transform((text) =>
			text
				.split(",")
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.pipe(
			z.array(
				z.string().regex(/^[0-9a-f.:]+(\/\d{1,3})?$/i, "must be addresses or ranges like 10.0.0.0/8, parted by commas"),
			),
		),
	FORMS_PER_HOUR: z.coerce.number({ error: "must be a number" }).int().min(1, "must be at least 1").default(30),
});

const COMPANY_PREFIX = "COMPANY_";

/**
 * Reads the settings.
 * @throws SettingError naming every setting that is wrong; the program then does not start.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const result = schema.safeParse(given);
	if (!result.success) {
		const sentences = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
		throw new SettingError(`These settings stop the start. ${sentences.join(" ")}`);
	}
	const values = result.data;
	const company = Object.entries(given).flatMap(([key, value]) =>
		key.startsWith(COMPANY_PREFIX) && value !== undefined ? [[key.slice(COMPANY_PREFIX.length), value] as const] : [],
	);
	return {
		port: values.PORT,
		host: values.HOST,
		publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
		dataDir: values.DATA_DIR,
		databaseUrl: values.DATABASE_URL,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM,
		staffEmails: values.STAFF_EMAIL,
		trustedProxies: values.TRUSTED_PROXIES,
		formsPerHour: values.FORMS_PER_HOUR,
		company: Object.fromEntries(company),
	};
}
