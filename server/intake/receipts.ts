import * as z from "zod";
import { detailsIn } from "../../domain/orders/stored-details.ts";
import { unitCountSchema } from "../../domain/orders/stored-unit-counts.ts";
import type { Receipt } from "../../domain/orders/submission.ts";
import { type CookieSite, signedCookie } from "../platform/http/signed-cookie.ts";

const schema = z.object({
	reference: z.string(),
	submittedAt: z.number(),
	pieces: z.number(),
	counts: z.optional(z.array(unitCountSchema)),
	samples: z.optional(z.number()),
	total: z.number(),
	asked: z.optional(z.record(z.string(), z.string()).transform(detailsIn)),
	token: z.optional(z.string()),
	product: z.optional(z.string()),
	products: z.optional(z.number()),
});

const DAY = 86_400;

type Receipts = {
	/** A Set-Cookie value that shows this receipt on the thank-you page for a day, on this device alone. */
	seal(receipt: Receipt): Promise<string>;
	/** The receipt of a Cookie header, if this site sealed it. */
	open(cookieHeader: string | null): Promise<Receipt | undefined>;
};

/**
 * Nothing personal is in the cookie: a reference, a time, a product, counts, a total at list price, the day, terms and
 * currency asked for, and the token of the buyer's own page, on the device that sent the request.
 */
export function createReceipts(site: CookieSite): Receipts {
	const cookie = signedCookie("receipt", DAY, site);
	return {
		seal: (receipt) => cookie.serialize(receipt),
		// An earlier version may have sealed it in another form.
		open: async (cookieHeader) => schema.safeParse(await cookie.parse(cookieHeader)).data,
	};
}
