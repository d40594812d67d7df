import { createHash } from "node:crypto";

/** What is in the database for a token of 256 bits, or for a code: enough to know it again, not to use it. */
export function tokenHash(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
