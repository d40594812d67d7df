import { asPayments, type Payment } from "../../domain/quotes/schedule.ts";

/** 30 per cent in advance, the rest against documents. @param days by when the advance is due after the proforma invoice */
export function exampleSchedule(days: number): Payment[] {
	return asPayments([
		{ percent: 3_000, trigger: "proforma", days },
		{ percent: 7_000, trigger: "against-documents", days: null },
	]);
}
