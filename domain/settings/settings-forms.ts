import * as z from "zod/mini";
import type { FieldProblems } from "../shared/form.ts";
import { startOfIndiaDay } from "../shared/india-day.ts";
import { asMessage, type Problem } from "../shared/problem.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";
import { type DeskSettings, deskSettingsSchema } from "./desk-settings.ts";
import { gstinProblem, iecProblem } from "./tax-numbers.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"at-most": { limit: number };
		"fact-missing": object;
		"link-not-right": object;
		"digits-only": object;
		"number-with-country": object;
		"time-not-right": { example: string };
		"closes-before-opening": object;
		"day-not-right": { text: string };
		"template-name-missing": object;
		"days-not-right": { most: number };
		"days-or-none": { most: number };
		"too-many-days": { limit: number };
		"too-many-templates": { limit: number };
		"choose-from-list": object;
		"step-not-right": object;
	}
}

const atMost = (limit: number) => asMessage({ code: "at-most", limit });
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, atMost(max)));
const needed = (max: number) => text(max).check(z.minLength(1, asMessage({ code: "fact-missing" })));
const address = z.string().check(z.trim(), z.email(asMessage({ code: "email-not-valid" })));
const link = z
	.string()
	.check(z.trim(), z.maxLength(300, atMost(300)), z.regex(/^https:\/\/[^\s]+$/, asMessage({ code: "link-not-right" })));

const gstin = z.string().check(
	z.trim(),
	z.toUpperCase(),
	z.check((given) => {
		const problem = gstinProblem(given.value);
		if (problem) given.issues.push({ code: "custom", input: given.value, message: asMessage(problem) });
	}),
);
const iec = z.string().check(
	z.trim(),
	z.toUpperCase(),
	z.check((given) => {
		const problem = iecProblem(given.value);
		if (problem) given.issues.push({ code: "custom", input: given.value, message: asMessage(problem) });
	}),
);

/** The facts an owner may write; each as the pages show it. */
export const companyFormSchema = z.object({
	brandName: needed(80),
	tagline: needed(120),
	city: needed(80),
	address: needed(500),
	salesEmail: address,
	infoEmail: address,
	phone: needed(40),
	phoneCountryCode: z.string().check(z.trim(), z.regex(/^\d{1,3}$/, asMessage({ code: "digits-only" }))),
	whatsappNumber: z.string().check(z.trim(), z.regex(/^\d{8,15}$/, asMessage({ code: "number-with-country" }))),
	whatsappMessage: text(300),
	instagramUrl: link,
	facebookUrl: link,
	linkedinUrl: link,
	legalName: text(120),
	gstin,
	iec,
	bankDetails: text(1000),
	lawAndCourts: text(200),
});
export type CompanyForm = z.infer<typeof companyFormSchema>;

export type SettingsForm = { ok: true; settings: DeskSettings } | { ok: false; problems: FieldProblems };

const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** Reads the form of working hours: `day` once for each open day, times as "09:00", holidays a day a line. */
export function readHours(form: FormData, settings: DeskSettings): SettingsForm {
	const problems: Record<string, Problem> = {};
	const time = (name: string, example: string) => {
		const read = minutes(form.get(name));
		if (read === undefined) problems[name] = { code: "time-not-right", example };
		return read ?? 0;
	};
	const span = (from: string, to: string, examples: [string, string]): [number, number] => {
		const [opens, closes] = [time(from, examples[0]), time(to, examples[1])];
		if (!problems[from] && !problems[to] && closes <= opens) problems[to] = { code: "closes-before-opening" };
		return [opens, closes];
	};
	const [opens, closes] = span("opens", "closes", ["09:00", "18:00"]);
	const [chatOpens, chatCloses] = span("chatOpens", "chatCloses", ["10:00", "18:00"]);
	const holidays = linesOf(form.get("holidays"));
	const wrong = holidays.find((day) => startOfIndiaDay(day) === undefined);
	if (wrong !== undefined) problems.holidays = { code: "day-not-right", text: wrong };
	const open = new Set(form.getAll("day").map(Number));
	if (Object.keys(problems).length > 0) return { ok: false, problems };
	const days = DAYS.filter((day) => open.has(day));
	const hours = { days, opens, closes, chatOpens, chatCloses, holidays: [...new Set(holidays)].sort() };
	return checked({ ...settings, hours });
}

/** Reads what a new draft starts with. */
export function readQuoteDefaults(form: FormData, settings: DeskSettings): SettingsForm {
	const value = (name: string) => String(form.get(name) ?? "").trim();
	const days = value("leadTimeDays");
	const reminder = value("reminderDays");
	const offer = {
		...settings.offer,
		...Object.fromEntries(
			["incoterm", "namedPlace", "portOfLoading", "leadTimeStarts", "documents"].map((name) => [name, value(name)]),
		),
		validityDays: wholeNumber(value("validityDays")),
		leadTimeDays: days === "" ? null : wholeNumber(days),
		reminderDays: reminder === "" ? 0 : wholeNumber(reminder),
		priceStep: readStep(value("priceStep")),
	};
	return checked({ ...settings, offer, staffSeeCosts: form.get("staffSeeCosts") === "yes" });
}

/**
 * Reads templates of one kind: `name` and `text` as often as there are; one without a text is taken away.
 * Problems are named after the row as it was posted: "name-0", "text-2".
 */
export function readTemplates(
	form: FormData,
	kind: "paymentTerms" | "terms" | "replies",
	settings: DeskSettings,
): SettingsForm {
	const texts = form.getAll("text").map((one) => String(one).replaceAll("\r\n", "\n").trim());
	const names = form.getAll("name").map((one) => String(one).trim());
	const problems: Record<string, Problem> = {};
	for (const [row, words] of texts.entries()) {
		const name = names[row] ?? "";
		if (words !== "" && name === "") problems[`name-${row}`] = { code: "template-name-missing" };
		if (name.length > 80) problems[`name-${row}`] = { code: "at-most", limit: 80 };
		if (words.length > MAX_STAFF_TEXT) problems[`text-${row}`] = { code: "at-most", limit: MAX_STAFF_TEXT };
	}
	if (Object.keys(problems).length > 0) return { ok: false, problems };
	const templates = texts.map((words, row) => ({ name: names[row] ?? "", text: words })).filter(({ text }) => text);
	return checked({ ...settings, [kind]: templates });
}

/** What would be right, for each field that the schema alone knows the bounds of. */
const BOUNDS: Readonly<Record<string, Problem>> = {
	validityDays: { code: "days-not-right", most: 365 },
	leadTimeDays: { code: "days-or-none", most: 1000 },
	reminderDays: { code: "days-or-none", most: 60 },
	namedPlace: { code: "at-most", limit: 100 },
	portOfLoading: { code: "at-most", limit: 100 },
	documents: { code: "at-most", limit: 1000 },
	priceStep: { code: "step-not-right" },
	holidays: { code: "too-many-days", limit: 100 },
	paymentTerms: { code: "too-many-templates", limit: 30 },
	terms: { code: "too-many-templates", limit: 30 },
	replies: { code: "too-many-templates", limit: 60 },
};

function checked(settings: unknown): SettingsForm {
	const result = deskSettingsSchema.safeParse(settings);
	if (result.success) return { ok: true, settings: result.data };
	const problems: Record<string, Problem> = {};
	for (const { path } of result.error.issues) {
		const field = String(path.at(1) ?? path.at(0));
		problems[field] ??= BOUNDS[field] ?? { code: "choose-from-list" };
	}
	return { ok: false, problems };
}

/** What only digits make; anything else is no number, so that the schema refuses it. */
function wholeNumber(text: string): number {
	return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** "0.05" as minor units, 0 for an empty field: no amount of more than two decimals is a step. */
function readStep(text: string): number {
	const [, whole = "", part = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text || "0") ?? [];
	return whole === "" ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

/** A step as its field shows it: "0.05", "" for none. */
export function stepText(step: number): string {
	return step === 0 ? "" : (step / 100).toFixed(2);
}

function linesOf(given: FormDataEntryValue | null): string[] {
	return String(given ?? "")
		.split(/\s+/)
		.filter((line) => line !== "");
}

function minutes(given: FormDataEntryValue | null): number | undefined {
	const [, hour, minute] = /^([01]?\d|2[0-4]):([0-5]\d)$/.exec(String(given ?? "").trim()) ?? [];
	return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** "09:00" */
export function clockText(value: number): string {
	return `${String(Math.floor(value / 60)).padStart(2, "0")}:${String(value % 60).padStart(2, "0")}`;
}
