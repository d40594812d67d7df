import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { Receipt } from "../../domain/orders/submission.ts";

const schema = z.object({
	reference: z.string(),
	submittedAt: z.number(),
	pieces: z.number(),
	total: z.number(),
	token: z.optional(z.string()),
});

const DAY = 86_400;

export type Receipts = {
	/** A Set-Cookie value that shows this receipt on the thank-you page for a day, on this device alone. */
	seal(receipt: Receipt): string;
	/** The receipt of a Cookie header, if this house sealed it. */
	open(cookieHeader: string | null): Receipt | undefined;
};

/**
 * Nothing personal is in the cookie: a reference, a time, pieces, a total at list price, and the token of the
 * buyer's own page, on the device that sent the request.
 */
export function createReceipts(secret: Buffer, secure: boolean): Receipts {
	const name = secure ? "__Host-receipt" : "receipt";
	const sealing = createSecretKey(secret);
	const mark = (body: string) => createHmac("sha256", sealing).update(`receipt:${body}`).digest("base64url");
	return {
		seal(receipt) {
			const body = Buffer.from(JSON.stringify(receipt)).toString("base64url");
			const flags = `Path=/; Max-Age=${DAY}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
			return `${name}=${body}.${mark(body)}; ${flags}`;
		},
		open(cookieHeader) {
			const parts = (cookieHeader ?? "").split(";").map((part) => part.trim());
			const value = parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
			const [, body, given] = /^([\w-]+)\.([\w-]{43})$/.exec(value ?? "") ?? [];
			if (!body || !given || !timingSafeEqual(Buffer.from(given), Buffer.from(mark(body)))) return undefined;
			// An earlier version may have sealed it in another form.
			return schema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString())).data;
		},
	};
}
