import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Role } from "../../domain/staff/staff.ts";
import { totp } from "../../server/staff/totp.ts";
import { fromBase32 } from "./base32.ts";
import type { Site } from "./site.ts";

/** Puts an invitation into the site's database as `npm run desk:invite` does, and returns its address. */
export function inviteLink(site: Site, role: Role, email?: string): string {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("base64url");
	const database = new DatabaseSync(join(site.dataDir, "thari.db"), { timeout: 5000 });
	const now = Date.now();
	database
		.prepare(
			"insert into staff_invite (id, token_hash, role, email, renews, created_at, expires_at) values (?, ?, ?, ?, 0, ?, ?)",
		)
		.run(randomUUID(), hash, role, email ?? null, now, now + 3_600_000);
	database.close();
	return `${site.url}/desk/welcome/${token}`;
}

/** What the app of somebody with this secret shows; `ahead` codes later. None lets in twice. */
export function codeOf(secret: string, ahead = 0): string {
	return totp(fromBase32(secret), Date.now() + ahead * 30_000);
}

/** The secret that a page shows beside its QR code. */
export function secretIn(html: string): string {
	const [, secret] = /<code>([A-Z2-7 ]{20,})<\/code>/.exec(html) ?? [];
	if (!secret) throw new Error("The page shows no secret.");
	return secret;
}
