import { randomInt } from "node:crypto";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { PASSWORD_LEAST, PASSWORD_MOST } from "../../domain/staff/password.ts";
import type { Database } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { logError } from "../platform/log.ts";
import { authAdapter } from "./auth-adapter.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { IDLE, WHOLE } from "./session-life.ts";

export type AuthDeps = {
	database: Database;
	/** The same, for a signed-in person's changes to their own account. */
	gated: GuardedDatabase;
	secret: string;
	publicUrl: string;
	brandName: string;
	now: () => number;
};

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth as the desk uses it (docs/decisions/0012-staff-sign-in.md): called from our own actions, never mounted at an address
 * of its own, with its tables and columns under our names. What it does: passwords, the challenge of the second
 * factor with its locks, recovery codes, session tokens and signed cookies. How long a session lasts and who may
 * do what is ours.
 */
export function createAuth({ database, secret, publicUrl, brandName, now }: Omit<AuthDeps, "gated">) {
	const secure = publicUrl.startsWith("https:");
	return betterAuth({
		appName: `${brandName} desk`,
		baseURL: publicUrl,
		secret,
		database: authAdapter(database),
		telemetry: { enabled: false },
		logger: {
			level: "error",
			// It hides what failed behind an error of its own; this is where the cause comes by.
			log: (_, message, cause) => logError(`sign-in: ${message}`, cause instanceof Error ? cause : message),
		},
		user: {
			modelName: "staff",
			fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
			additionalFields: {
				role: { type: "string", required: true, input: false },
				disabledAt: { type: "date", required: false, input: false, fieldName: "disabled_at" },
			},
		},
		session: {
			modelName: "staff_session",
			fields: {
				userId: "staff_id",
				expiresAt: "expires_at",
				ipAddress: "ip_address",
				userAgent: "user_agent",
				createdAt: "created_at",
				updatedAt: "updated_at",
			},
			// For the cookie; the row ends sooner, and is prolonged by server/staff/staff-auth.ts alone.
			expiresIn: WHOLE / 1000,
			disableSessionRefresh: true,
		},
		account: {
			modelName: "staff_account",
			fields: {
				userId: "staff_id",
				accountId: "account_id",
				providerId: "provider_id",
				accessToken: "access_token",
				refreshToken: "refresh_token",
				idToken: "id_token",
				accessTokenExpiresAt: "access_token_expires_at",
				refreshTokenExpiresAt: "refresh_token_expires_at",
				createdAt: "created_at",
				updatedAt: "updated_at",
			},
		},
		verification: {
			modelName: "staff_verification",
			fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
			storeIdentifier: "hashed",
		},
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: PASSWORD_LEAST,
			// Counted in halves of characters; domain/staff/password.ts counts characters.
			maxPasswordLength: PASSWORD_MOST * 4,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		databaseHooks: {
			session: {
				create: {
					before: async (session) => {
						const person = await database.read
							.selectFrom("staff")
							.select("disabled_at")
							.where("id", "=", session.userId)
							.executeTakeFirst();
						if (!person || person.disabled_at !== null) return false;
						const time = now();
						const [createdAt, expiresAt] = [new Date(time), new Date(time + IDLE)];
						return { data: { ...session, createdAt, updatedAt: createdAt, expiresAt } };
					},
				},
			},
		},
		advanced: {
			database: { generateId: "uuid" },
			ipAddress: { disableIpTracking: true },
			// The __Host- prefix binds a cookie to this very host; it asks for Secure, Path=/ and no Domain.
			useSecureCookies: false,
			cookiePrefix: secure ? "__Host-desk" : "desk",
			defaultCookieAttributes: { secure, httpOnly: true, sameSite: "lax", path: "/" },
		},
		plugins: [
			twoFactor({
				issuer: `${brandName} desk`,
				backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
				schema: {
					user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
					twoFactor: {
						modelName: "staff_second_factor",
						fields: {
							userId: "staff_id",
							backupCodes: "backup_codes",
							failedVerificationCount: "failed_verification_count",
							lockedUntil: "locked_until",
						},
					},
				},
			}),
		],
	});
}

/** Letters and digits that are not taken for one another. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Ten codes of 59 bits, in groups that can be read out. */
export function recoveryCodes(): string[] {
	const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
	return Array.from({ length: 10 }, () => [group(), group(), group()].join("-"));
}
