import * as z from "zod/mini";
import { INCOTERMS } from "../quotes/content.ts";
import { STANDARD_HOURS } from "../shared/office-hours.ts";

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const templateSchema = z.object({ name: text(80), text: text(8000) });

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
	}),
	/** The first of each is what a new draft starts with. */
	paymentTerms: z.array(templateSchema).check(z.maxLength(30)),
	terms: z.array(templateSchema).check(z.maxLength(30)),
	replies: z.array(templateSchema).check(z.maxLength(60)),
});
export type DeskSettings = z.infer<typeof deskSettingsSchema>;
