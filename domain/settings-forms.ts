import * as z from "zod/mini";
import { type DeskSettings, deskSettingsSchema } from "./desk-settings.ts";
import type { FieldErrors } from "./form.ts";
import { startOfIndiaDay } from "./india-day.ts";

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
	hoursWeekdays: needed(80),
	hoursSunday: text(80),
	phoneHours: text(80),
	liveChatHours: text(80),
	instagramUrl: link,
	facebookUrl: link,
	linkedinUrl: link,
	legalName: text(120),
	gstin: text(20),
	iec: text(20),
	bankDetails: text(1000),
	lawAndCourts: text(200),
});
export type CompanyForm = z.infer<typeof companyFormSchema>;

export type SettingsForm = { ok: true; settings: DeskSettings } | { ok: false; errors: FieldErrors };

const DAYS = [1, 2, 3, 4, 5, 6, 0];

/** Reads the form of working hours: `day` once for each open day, times as "09:00", holidays a day a line. */
export function readHours(form: FormData, settings: DeskSettings): SettingsForm {
	const errors: Record<string, string> = {};
	const opens = minutes(form.get("opens"));
	const closes = minutes(form.get("closes"));
	if (opens === undefined) errors.opens = "Please enter a time, such as 09:00.";
	if (closes === undefined) errors.closes = "Please enter a time, such as 18:00.";
	if (opens !== undefined && closes !== undefined && closes <= opens) errors.closes = "Please close after opening.";
	const holidays = linesOf(form.get("holidays"));
	const wrong = holidays.find((day) => startOfIndiaDay(day) === undefined);
	if (wrong !== undefined) errors.holidays = `${wrong} is no day; please write it as 2027-01-15.`;
	const open = new Set(form.getAll("day").map(Number));
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const days = DAYS.filter((day) => open.has(day));
	return checked({
		...settings,
		hours: { days, opens: opens ?? 0, closes: closes ?? 0, holidays: [...new Set(holidays)].sort() },
	});
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
		validityDays: Number(value("validityDays")),
		leadTimeDays: days === "" ? null : Number(days),
	};
	return checked({ ...settings, offer });
}

/** Reads templates of one kind: `name` and `text` as often as there are; one without a text is taken away. */
export function readTemplates(
	form: FormData,
	kind: "paymentTerms" | "terms" | "replies",
	settings: DeskSettings,
): SettingsForm {
	const names = form.getAll("name").map(String);
	const texts = form.getAll("text").map((one) => String(one).replaceAll("\r\n", "\n"));
	const templates = names
		.map((name, index) => ({ name: name.trim(), text: (texts[index] ?? "").trim() }))
		.filter(({ text: words }) => words !== "");
	const nameless = templates.findIndex(({ name }) => name === "");
	if (nameless >= 0) return { ok: false, errors: { [`name-${nameless}`]: "Please give it a name." } };
	return checked({ ...settings, [kind]: templates });
}

function checked(settings: unknown): SettingsForm {
	const result = deskSettingsSchema.safeParse(settings);
	if (result.success) return { ok: true, settings: result.data };
	const errors: Record<string, string> = {};
	for (const { path } of result.error.issues)
		errors[String(path.at(1) ?? path.at(0))] ??= "This value is not possible; please change it.";
	return { ok: false, errors };
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
