import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { preparePassword } from "../../domain/staff/password.ts";

/** 19 MiB, two passes, one lane: the least that OWASP's password storage sheet asks of argon2id. */
const MEMORY = 19_456;
const PASSES = 2;
const LENGTH = 32;

/** At most this many at once: each takes 19 MiB and a core for a moment, and the site has buyers to serve. */
const AT_ONCE = 2;

const derive = promisify(argon2);

const waiting: (() => void)[] = [];
let running = 0;

/** A password as it is stored: parameters, salt and hash in one text. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const hash = await hashWith(password, salt);
	return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${base64(salt)}$${base64(hash)}`;
}

/** Whether a password is the one that was stored. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
	const [, salt, stored] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
	if (!salt || !stored) throw new Error("A stored password has a form this version does not know.");
	const expected = Buffer.from(stored, "base64");
	const given = await hashWith(password, Buffer.from(salt, "base64"));
	return expected.length === given.length && timingSafeEqual(expected, given);
}

async function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
	if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
	else running++;
	try {
		const message = preparePassword(password);
		return await derive("argon2id", {
			message,
			nonce,
			parallelism: 1,
			tagLength: LENGTH,
			memory: MEMORY,
			passes: PASSES,
		});
	} finally {
		// The place goes to the next one who waits.
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
