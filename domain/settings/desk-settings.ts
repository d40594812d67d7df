import * as z from "zod/mini";
import { MAX_PRICE_STEP } from "../quotes/content.ts";
import { INCOTERMS } from "../quotes/delivery.ts";
import { MOST_PAYMENTS, percentPaymentSchema } from "../quotes/schedule.ts";
import { EXPORTS_UNDER, gstRatesSchema, stateSchema, type Tax } from "../quotes/tax.ts";
import { indicativeSchema } from "../shared/indication.ts";
import { STANDARD_HOURS } from "../shared/office-hours.ts";
import { MAX_STAFF_TEXT } from "../shared/text-limits.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const templateSchema = z.object({ name: text(80), text: text(MAX_STAFF_TEXT) });

/** A text that staff can put in with one choice. */
export type Template = z.infer<typeof templateSchema>;

/** What the owner sets for everybody in the desk. */
export const deskSettingsSchema = z.object({
	hours: z.object({
		days: z.array(z.int().check(z.minimum(0), z.maximum(6))),
		opens: z.int().check(z.minimum(0), z.maximum(1440)),
		closes: z.int().check(z.minimum(0), z.maximum(1440)),
		// What was saved before the chat had hours of its own goes on with the standard ones.
		chatOpens: z._default(z.int().check(z.minimum(0), z.maximum(1440)), STANDARD_HOURS.chatOpens),
		chatCloses: z._default(z.int().check(z.minimum(0), z.maximum(1440)), STANDARD_HOURS.chatCloses),
		holidays: z.array(text(10)).check(z.maxLength(100)),
	}),
	offer: z.object({
		validityDays: z.int().check(z.minimum(1), z.maximum(365)),
		incoterm: z.enum(INCOTERMS),
		namedPlace: text(100),
		portOfLoading: text(100),
		leadTimeDays: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
		leadTimeStarts: z.enum(["advance", "acceptance", "samples"]),
		documents: text(1000),
		/** How many days after an offer that nobody has answered its buyer is written to; 0 for never. */
		reminderDays: z._default(z.int().check(z.minimum(0), z.maximum(60)), 4),
		// What was saved before there was a step goes on without one.
		priceStep: z._default(z.int().check(z.minimum(0), z.maximum(MAX_PRICE_STEP)), 0),
	}),
	/** Whether staff see costs and margins; the owner does in any case. */
	staffSeeCosts: z._default(z.boolean(), false),
	/** What goes into a new quotation of tax and payments, and the rates of GST it counts with. */
	trade: z._default(
		z.object({
			/** How exports leave India; "" until the owner says so. */
			exportUnder: z.enum(["", ...EXPORTS_UNDER]),
			exportNumber: text(60),
			/** The company's own state, by its code in a GSTIN. */
			state: stateSchema,
			gstRates: gstRatesSchema,
			schedule: z.array(percentPaymentSchema).check(z.maxLength(MOST_PAYMENTS)),
		}),
		{ exportUnder: "", exportNumber: "", state: "", gstRates: [], schedule: [] },
	),
	/** At which rates the shop indicates its prices in other currencies; none until the owner enters some. */
	indicative: z._default(indicativeSchema, { day: "", rates: [] }),
	/** The first of each is what a new draft starts with. */
	paymentTerms: z.array(templateSchema).check(z.maxLength(30)),
	terms: z.array(templateSchema).check(z.maxLength(30)),
	replies: z.array(templateSchema).check(z.maxLength(60)),
});
export type DeskSettings = z.infer<typeof deskSettingsSchema>;

/**
 * What a new quotation says of tax, by the buyer's country: an export and how, once the owner has said so; GST for a
 * buyer in India, whose state staff choose.
 */
export function taxFor({ trade }: DeskSettings, country: string): Tax {
	const { exportUnder, exportNumber, state, gstRates } = trade;
	if (country === "IN") return { kind: "gst", from: state, to: "", rates: gstRates };
	return exportUnder === "" ? { kind: "none" } : { kind: "export", under: exportUnder, number: exportNumber };
}
