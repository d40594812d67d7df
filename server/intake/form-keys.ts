import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from "node:crypto";

/** A person needs longer than this to fill a form; what comes sooner is asked to come again. Milliseconds. */
export const HURRIED = 2_000;
/** An unsent form is kept for 7 days on the buyer's device; its key lives a little longer. Milliseconds. */
const LIFETIME = 8 * 24 * 3_600_000;

/**
 * A key that this server has issued. `id` is the idempotency key of what it sends; `age` is below zero when the clock
 * was set back. What was stored under a key is found whatever its age.
 */
export type FormKey = { id: string; age: number };

/** Whether something new may be stored under a key now, sooner than a person writes, or not any more. */
export function standing({ age }: FormKey): "good" | "hurried" | "over" {
	if (age < 0 || age > LIFETIME) return "over";
	return age < HURRIED ? "hurried" : "good";
}

export type FormKeys = {
	issue(): string;
	/** Undefined for anything that is missing or forged. */
	read(text: string | undefined): FormKey | undefined;
};

/**
 * Form keys: the stamp against simple bots and the idempotency key in one. A key is `time.nonce.mark`; the mark
 * can only be made by this site. It is used up by being stored with what it sent (a unique column), so nothing
 * has to be remembered for keys that are never used.
 */
export function createFormKeys(secret: Buffer, now: () => number): FormKeys {
	// Prepared once: a key object made from bytes at every use costs more than the mark itself.
	const sealing = createSecretKey(secret);
	const mark = (body: string) => createHmac("sha256", sealing).update(`form:${body}`).digest("base64url").slice(0, 22);
	return {
		issue() {
			const time = now();
			const nonce = randomBytes(16);
			// Keys of one hour lie together in the index of what was stored under them; 80 random bits remain.
			nonce.writeUIntBE(time, 0, 6);
			const body = `${time.toString(36)}.${nonce.toString("base64url")}`;
			return `${body}.${mark(body)}`;
		},
		read(text) {
			const [, body, time, id, given] = /^(([0-9a-z]{1,11})\.([\w-]{22}))\.([\w-]{22})$/.exec(text ?? "") ?? [];
			if (!body || !time || !id || !given) return undefined;
			if (!timingSafeEqual(Buffer.from(given), Buffer.from(mark(body)))) return undefined;
			return { id, age: now() - Number.parseInt(time, 36) };
		},
	};
}
