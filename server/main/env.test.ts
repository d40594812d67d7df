import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings, SettingError } from "./env.ts";

/** The sentence a wrong setting stops the start with. */
function refusal(environment: Record<string, string>): string {
	try {
		readSettings(environment);
	} catch (error) {
		if (error instanceof SettingError) return error.message;
		throw error;
	}
	return "it started";
}

describe("settings", () => {
	test("nothing has to be set", () => {
		expect(readSettings({})).toEqual({
			port: 3000,
			host: "0.0.0.0",
			publicUrl: "http://localhost:3000",
			anyHost: true,
			dataDir: "./data",
			databaseUrl: undefined,
			smtpUrl: undefined,
			mailFrom: "Thari Textiles <sales@thari.example>",
			staffEmails: ["staff@thari.example"],
			trustedProxies: [],
			formsPerHour: 30,
			formsPerHourInAll: 2000,
			stopNotice: 1000,
			metricsHost: "127.0.0.1",
			metricsPort: undefined,
			ownerAlerts: true,
			hstsPreload: false,
			pageCache: true,
			styleInDocument: true,
			lateScript: true,
			offlinePage: true,
			company: {},
		});
	});

	test("an empty one counts as not set", () => {
		expect(readSettings({ PORT: "", DATABASE_URL: "", SMTP_URL: "", PUBLIC_URL: "", COMPANY_phone: "" })).toEqual(
			readSettings({}),
		);
	});

	test("one may be given in a file, but not in two places", () => {
		const folder = mkdtempSync(join(tmpdir(), "thari-env-"));
		const file = join(folder, "smtp");
		writeFileSync(file, "smtp://user:hidden@mail.example:587\n");
		expect(readSettings({ SMTP_URL_FILE: file }).smtpUrl).toBe("smtp://user:hidden@mail.example:587");
		expect(refusal({ SMTP_URL_FILE: file, SMTP_URL: "smtp://mail.example" })).toBe(
			"SMTP_URL and SMTP_URL_FILE are both given; keep one of them.",
		);
		expect(refusal({ DATABASE_URL_FILE: file })).toContain("DATABASE_URL must be an address like");
		rmSync(folder, { recursive: true });
		expect(refusal({ SMTP_URL_FILE: file })).toBe(`SMTP_URL_FILE names ${file}, which cannot be read (ENOENT).`);
	});

	test("each is read", () => {
		const settings = readSettings({
			PORT: "8080",
			HOST: "127.0.0.1",
			PUBLIC_URL: "https://shop.thari.example/",
			DATA_DIR: "/var/lib/thari",
			DATABASE_URL: "postgres://thari:secret@db.example:5432/thari",
			SMTP_URL: "smtps://user:pass@mail.example:465",
			MAIL_FROM: "orders@thari.example",
			STAFF_EMAIL: "a@thari.example, b@thari.example",
			TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,2001:db8::/32 ,",
			FORMS_PER_HOUR: "1",
			FORMS_PER_HOUR_IN_ALL: "500",
			STOP_NOTICE: "15",
			HSTS_PRELOAD: "yes",
			COMPANY_phone: "+91 1",
			COMPANY_address: "1 Street",
			PATH: "/usr/bin",
		});
		expect(settings).toMatchObject({
			port: 8080,
			publicUrl: "https://shop.thari.example",
			anyHost: false,
			staffEmails: ["a@thari.example", "b@thari.example"],
			trustedProxies: ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"],
			formsPerHour: 1,
			formsPerHourInAll: 500,
			stopNotice: 15_000,
			hstsPreload: true,
			company: { phone: "+91 1", address: "1 Street" },
		});
	});

	test.each([
		["https://www.thari.example", "https://www.thari.example"],
		["https://WWW.thari.example:443/", "https://www.thari.example"],
		["http://localhost:3000", "http://localhost:3000"],
	])("the public address %s is the origin %s", (given, origin) => {
		expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(origin);
	});

	test.each([
		["PORT", "http", "must be a port between 0 and 65535"],
		["PORT", "-1", "must be a port between 0 and 65535"],
		["PORT", "65536", "must be a port between 0 and 65535"],
		["PORT", "30.5", "must be a port between 0 and 65535"],
		["PORT", "0x50", "must be a port between 0 and 65535"],
		["PUBLIC_URL", "www.thari.example", "must be an address like https://www.thari.example"],
		["PUBLIC_URL", "ftp://www.thari.example", "must be an address like https://www.thari.example"],
		["PUBLIC_URL", "javascript:alert(1)", "must be an address like https://www.thari.example"],
		["PUBLIC_URL", "https://www.thari.example/shop", "without a path"],
		["PUBLIC_URL", "https://user:pass@www.thari.example", "without a path"],
		["DATABASE_URL", "mysql://localhost/thari", "must be an address like postgres://user:password@host:5432/thari"],
		["DATABASE_URL", "thari.db", "must be an address like postgres://user:password@host:5432/thari"],
		["SMTP_URL", "mail.thari.example:587", "must be an address like smtp://user:password@mail.thari.example:587"],
		["SMTP_URL", "smtp://", "must be an address like smtp://user:password@mail.thari.example:587"],
		["SMTP_URL", "http://mail.thari.example", "must be an address like smtp://user:password@mail.thari.example:587"],
		["MAIL_FROM", "Thari Textiles", "must be a mail address"],
		["MAIL_FROM", "Thari Textiles sales@thari.example", "must be a mail address"],
		["MAIL_FROM", "Thari <sales@thari.example", "must be a mail address"],
		["MAIL_FROM", "Thari\r\nBcc: <x@thari.example>", "must be a mail address"],
		["STAFF_EMAIL", "staff", "must be a mail address like sales@thari.example"],
		["STAFF_EMAIL", "a@thari.example,", "must be a mail address like sales@thari.example"],
		["STAFF_EMAIL", "Staff <a@thari.example>", "must be a mail address like sales@thari.example"],
		["TRUSTED_PROXIES", "proxy.example", "must be addresses or ranges like 10.0.0.0/8"],
		["TRUSTED_PROXIES", "10.0.0.0/33", "must be addresses or ranges like 10.0.0.0/8"],
		["TRUSTED_PROXIES", "999.0.0.1", "must be addresses or ranges like 10.0.0.0/8"],
		["TRUSTED_PROXIES", "10.0.0/8", "must be addresses or ranges like 10.0.0.0/8"],
		["TRUSTED_PROXIES", "2001:db8::/129", "must be addresses or ranges like 10.0.0.0/8"],
		["FORMS_PER_HOUR", "0", "must be a whole number of at least 1"],
		["FORMS_PER_HOUR", "many", "must be a whole number of at least 1"],
		["FORMS_PER_HOUR", "1e3", "must be a whole number of at least 1"],
		["METRICS_PORT", "metrics", "must be a port between 0 and 65535"],
		["STOP_NOTICE", "61", "must be a whole number of seconds from 0 to 60"],
		["STOP_NOTICE", "0.5", "must be a whole number of seconds from 0 to 60"],
		["HSTS_PRELOAD", "true", "must be yes or no"],
		["FORMS_PER_HOUR_IN_ALL", "0", "must be a whole number of at least 1"],
	])("%s=%j stops the start and says what would be right", (name, value, sentence) => {
		const message = refusal({ [name]: value });
		expect(message).toMatch(/^These settings stop the start\. /);
		expect(message).toContain(`${name} ${sentence.startsWith("must") ? sentence : ""}`);
		expect(message).toContain(sentence);
	});

	test("all that are wrong are named at once, and no value of a secret is repeated", () => {
		const message = refusal({ PORT: "x", DATABASE_URL: "mysql://u:hidden@h/d", SMTP_URL: "ftp://u:hidden@h" });
		for (const name of ["PORT", "DATABASE_URL", "SMTP_URL"]) expect(message).toContain(name);
		expect(message).not.toContain("hidden");
	});
});
