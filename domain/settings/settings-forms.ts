import * as z from "zod/mini";
import type { FieldErrors } from "../shared/form.ts";
import { startOfIndiaDay } from "../shared/india-day.ts";
import { type DeskSettings, deskSettingsSchema } from "./desk-settings.ts";
import { gstinProblem, iecProblem } from "./tax-numbers.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please use at most ${max} characters.`));
const needed = (max: number) => text(max).check(z.minLength(1, "This must not be empty."));
const address = z.string().check(z.trim(), z.email("Please enter a valid email address"));
const link = z
	.string()
	.check(
		z.trim(),
		z.maxLength(300, "Please use at most 300 characters."),
		z.regex(/^https:\/\/[^\s]+$/, "Please enter an address that begins with https://"),
	);

const gstin = z.string().check(
	z.trim(),
	z.toUpperCase(),
	z.check((given) => {
		const message = gstinProblem(given.value);
		if (message) given.issues.push({ code: "custom", input: given.value, message });
	}),
);
const iec = z.string().check(
	z.trim(),
	z.toUpperCase(),
	z.check((given) => {
		const message = iecProblem(given.value);
		if (message) given.issues.push({ code: "custom", input: given.value, message });
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
	phoneCountryCode: z.string().check(z.trim(), z.regex(/^\d{1,3}$/, "Please enter digits only, such as 91.")),
	whatsappNumber: z.string().check(z.trim(), z.regex(/^\d{8,15}$/, "Please enter digits only, country code first.")),
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

export type SettingsForm = { ok: true; settings: DeskSettings } | { ok: false; errors: FieldErrors };

const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** Reads the form of working hours: `day` once for each open day, times as "09:00", holidays a day a line. */
export function readHours(form: FormData, settings: DeskSettings): SettingsForm {
	const errors: Record<string, string> = {};
	const time = (name: string, example: string) => {
		const read = minutes(form.get(name));
		if (read === undefined) errors[name] = `Please enter a time, such as ${example}.`;
		return read ?? 0;
	};
	const span = (from: string, to: string, examples: [string, string]): [number, number] => {
		const [opens, closes] = [time(from, examples[0]), time(to, examples[1])];
		if (!errors[from] && !errors[to] && closes <= opens)
			errors[to] = "The closing time must be later than the opening time.";
		return [opens, closes];
	};
	const [opens, closes] = span("opens", "closes", ["09:00", "18:00"]);
	const [chatOpens, chatCloses] = span("chatOpens", "chatCloses", ["10:00", "18:00"]);
	const holidays = linesOf(form.get("holidays"));
	const wrong = holidays.find((day) => startOfIndiaDay(day) === undefined);
	if (wrong !== undefined) errors.holidays = `${wrong} is no day; please write it as 2027-01-15.`;
	const open = new Set(form.getAll("day").map(Number));
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const days = DAYS.filter((day) => open.has(day));
	const hours = { days, opens, closes, chatOpens, chatCloses, holidays: [...new Set(holidays)].sort() };
	return checked({ ...settings, hours });
}

/** Reads what a new draft starts with. */
export function readOfferDefaults(form: FormData, settings: DeskSettings): SettingsForm {
	const value = (name: string) => String(form.get(name) ?? "").trim();
	const days = value("leadTimeDays");
	const offer = {
		...settings.offer,
		...Object.fromEntries(
			["incoterm", "namedPlace", "portOfLoading", "leadTimeStarts", "documents"].map((name) => [name, value(name)]),
		),
		validityDays: wholeNumber(value("validityDays")),
		leadTimeDays: days === "" ? null : wholeNumber(days),
	};
	return checked({ ...settings, offer });
}

/**
 * Reads templates of one kind: `name` and `text` as often as there are; one without a text is taken away.
 * Errors are named after the row as it was posted: "name-0", "text-2".
 */
export function readTemplates(
	form: FormData,
	kind: "paymentTerms" | "terms" | "replies",
	settings: DeskSettings,
): SettingsForm {
	const texts = form.getAll("text").map((one) => String(one).replaceAll("\r\n", "\n").trim());
	const names = form.getAll("name").map((one) => String(one).trim());
	const errors: Record<string, string> = {};
	for (const [row, words] of texts.entries()) {
		const name = names[row] ?? "";
		if (words !== "" && name === "") errors[`name-${row}`] = "Please give it a name.";
		if (name.length > 80) errors[`name-${row}`] = "Please use at most 80 characters.";
		if (words.length > 8000) errors[`text-${row}`] = "Please use at most 8000 characters.";
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const templates = texts.map((words, row) => ({ name: names[row] ?? "", text: words })).filter(({ text }) => text);
	return checked({ ...settings, [kind]: templates });
}

/** What would be right, for each field that the schema alone knows the bounds of. */
const BOUNDS: Readonly<Record<string, string>> = {
	validityDays: "Please enter a whole number of days, from 1 to 365.",
	leadTimeDays: "Please enter a whole number of days, from 1 to 1000, or leave it empty.",
	namedPlace: "Please use at most 100 characters.",
	portOfLoading: "Please use at most 100 characters.",
	documents: "Please use at most 1000 characters.",
	holidays: "Please name at most 100 days.",
	paymentTerms: "Please keep at most 30 templates.",
	terms: "Please keep at most 30 templates.",
	replies: "Please keep at most 60 templates.",
};

function checked(settings: unknown): SettingsForm {
	const result = deskSettingsSchema.safeParse(settings);
	if (result.success) return { ok: true, settings: result.data };
	const errors: Record<string, string> = {};
	for (const { path } of result.error.issues) {
		const field = String(path.at(1) ?? path.at(0));
		errors[field] ??= BOUNDS[field] ?? "Please choose one from the list.";
	}
	return { ok: false, errors };
}

/** What only digits make; anything else is no number, so that the schema refuses it. */
function wholeNumber(text: string): number {
	return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
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
