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
	if (!/^\d{6}$/.test(code)) return false;
	const given = Buffer.from(code);
	return [-1, 0, 1]
		.map((step) => timingSafeEqual(given, Buffer.from(totp(secret, time + step * PERIOD))))
		.some((right) => right);
}
