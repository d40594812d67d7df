import { PAYMENT_TRIGGERS, type PercentPayment } from "../quotes/schedule.ts";
import { EXPORTS_UNDER, type GstRate, MOST_GST_RATES } from "../quotes/tax.ts";
import type { FieldProblems } from "../shared/form.ts";
import { startOfIndiaDay } from "../shared/india-day.ts";
import { readState } from "../shared/indian-states.ts";
import { INDICATED, type Indicative } from "../shared/indication.ts";
import type { Problem } from "../shared/problem.ts";
import { readRate } from "../shared/rate-of-exchange.ts";
import { readPercent } from "../shared/typed-percent.ts";
import type { DeskSettings } from "./desk-settings.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"heading-not-right": object;
		"percent-not-right": object;
		"heading-twice": object;
		"export-number-missing": object;
		"payments-per-cents": { percent: number };
		"too-many-rates": { limit: number };
	}
}

type TradeForm = { ok: true; settings: DeskSettings } | { ok: false; problems: FieldProblems };

/**
 * Reads how exports are taxed, the rates of GST, the payments of a new quotation and the rates of indicative prices. Rows come as often as there are
 * fields of a name; an empty row counts for nothing. Problems are named after the row as it was posted: "heading-0".
 */
export function readTrade(form: FormData, settings: DeskSettings): TradeForm {
	const problems: Record<string, Problem> = {};
	const one = (name: string) => String(form.get(name) ?? "").trim();
	const exportUnder: DeskSettings["trade"]["exportUnder"] =
		EXPORTS_UNDER.find((way) => way === one("exportUnder")) ?? "";
	const exportNumber = exportUnder === "" ? "" : one("exportNumber");
	if (exportUnder === "lut" && exportNumber === "") problems.exportNumber = { code: "export-number-missing" };
	if (exportNumber.length > 60) problems.exportNumber = { code: "at-most", limit: 60 };
	const gstRates = readRates(form, problems);
	const schedule = readPayments(form, problems);
	const indicative = readIndicative(form, problems);
	if (Object.keys(problems).length > 0) return { ok: false, problems };
	const trade: DeskSettings["trade"] = {
		exportUnder,
		exportNumber,
		state: readState(one("state")),
		gstRates,
		schedule,
	};
	return { ok: true, settings: { ...settings, trade, indicative } };
}

function readRates(form: FormData, problems: Record<string, Problem>): GstRate[] {
	const [headings, percents, days] = ["heading", "percent", "day"].map((name) => texts(form, name));
	const rates: GstRate[] = [];
	for (const [row, heading = ""] of (headings ?? []).entries()) {
		const [typed = "", day = ""] = [percents?.[row], days?.[row]];
		if (heading === "" && typed === "") continue;
		const percent = readPercent(typed);
		if (!/^\d{2}(\d{2}(\.?\d{2})?)?$/.test(heading)) problems[`heading-${row}`] = { code: "heading-not-right" };
		else if (rates.some((rate) => rate.heading === heading)) problems[`heading-${row}`] = { code: "heading-twice" };
		if (percent === undefined) problems[`percent-${row}`] = { code: "percent-not-right" };
		if (startOfIndiaDay(day) === undefined) problems[`day-${row}`] = { code: "day-not-right", text: day };
		rates.push({ heading, percent: percent ?? 0, day });
	}
	if (rates.length > MOST_GST_RATES) problems["heading-0"] = { code: "too-many-rates", limit: MOST_GST_RATES };
	return rates;
}

/** The field in which the rupees for one unit of a currency are typed. */
export function rupeesField(currency: string): string {
	return `rupees-${currency}`;
}

function readIndicative(form: FormData, problems: Record<string, Problem>): Indicative {
	const day = texts(form, "ratesDay")[0] ?? "";
	const rates = INDICATED.flatMap((currency) => {
		const typed = texts(form, rupeesField(currency))[0] ?? "";
		if (typed === "") return [];
		const read = readRate(currency, { rupees: typed, day, source: currency });
		if (read.ok) return [{ currency, perUnit: read.value.perUnit }];
		problems[read.problem.code === "rate-day-missing" ? "ratesDay" : rupeesField(currency)] = read.problem;
		return [];
	});
	return { day: rates.length > 0 ? day : "", rates };
}

function readPayments(form: FormData, problems: Record<string, Problem>): PercentPayment[] {
	const [triggers, days] = ["trigger", "days"].map((name) => texts(form, name));
	const payments: PercentPayment[] = [];
	for (const [row, typed] of texts(form, "share").entries()) {
		if (typed === "") continue;
		const percent = readPercent(typed);
		const count = days?.[row] ?? "";
		if (percent === undefined) problems[`share-${row}`] = { code: "percent-not-right" };
		if (!/^\d{0,3}$/.test(count) || Number(count) > 365) problems[`days-${row}`] = { code: "days-or-none", most: 365 };
		const trigger = PAYMENT_TRIGGERS.find((each) => each === triggers?.[row]) ?? "proforma";
		payments.push({ percent: percent ?? 0, trigger, days: count === "" ? null : Number(count) });
	}
	const sum = payments.reduce((all, { percent }) => all + percent, 0);
	if (payments.length > 0 && sum !== 10_000 && Object.keys(problems).length === 0)
		problems["share-0"] = { code: "payments-per-cents", percent: sum };
	return payments;
}

function texts(form: FormData, name: string): string[] {
	return form.getAll(name).map((each) => String(each).trim());
}
