import { createHmac, timingSafeEqual } from "node:crypto";

const PERIOD = 30_000;

/** The six digits of a secret at a time (RFC 6238 with SHA-1, as every authenticator app has it). */
export function totp(secret: Buffer, time: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(time / PERIOD)));
	const mark = createHmac("sha1", secret).update(counter).digest();
	const offset = (mark[mark.length - 1] ?? 0) & 15;
	return String((mark.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** Whether a code is the secret's now, or was or will be half a minute away: phones' clocks differ a little. */
export function isTotp(secret: Buffer, code: string, time: number): boolean {
	return stepsOf(secret, code, time).length > 0;
}

/**
 * The half minutes since 1970 whose code this is, of the present one and its two neighbours, oldest first: empty for
 * a wrong code, and hardly ever more than one.
 */
export function stepsOf(secret: Buffer, code: string, time: number): number[] {
	if (!/^\d{6}$/.test(code)) return [];
	const given = Buffer.from(code);
	const present = Math.floor(time / PERIOD);
	const isOf = (step: number) => timingSafeEqual(given, Buffer.from(totp(secret, step * PERIOD)));
	return [present - 1, present, present + 1].filter(isOf);
}
