import * as z from "zod/mini";
import type { Problem } from "../../domain/shared/problem.ts";
import { type Role, readRole, type StaffId } from "../../domain/staff/staff.ts";
import type { Database } from "../platform/db/database.ts";
import { FewAtOnce } from "../platform/few-at-once.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import { createLimiter, type Limiter } from "../platform/limiter.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { refuseTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { refusalCode } from "./auth-error.ts";
import { callerHeaders } from "./caller.ts";
import { claimCode } from "./code-use.ts";
import type { Devices } from "./devices.ts";
import { IDLE, WHOLE } from "./session-life.ts";
import { endSession } from "./sessions.ts";
import { steadyClock } from "./steady-clock.ts";
import { tokenHash } from "./token-hash.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"sign-in-wrong": object;
		"factor-not-set-up": object;
		"code-wrong": object;
		"recovery-wrong": object;
		"sign-in-over": object;
		"sign-in-crowded": object;
		"codes-locked": { minutes: number };
	}
}

/** Somebody who is signed in with both factors. */
export type StaffSession = { sessionId: string; staffId: StaffId; name: string; email: string; role: Role };

/** The answer to a try to come in; `cookies` are Set-Cookie values for the browser. */
type Entry = { status: "in"; cookies: string[] } | { status: "refused"; problem: Problem };

export type StaffAuth = {
	/**
	 * Who sends this request, if they are signed in with both factors. What a page asks by itself is `unattended`: it
	 * does not count as use, so that the session of an unattended desk ends all the same.
	 */
	session(request: Request, asked?: { unattended: boolean }): Promise<StaffSession | undefined>;
	/** The first step: "in" means that the second factor comes next. */
	signIn(request: Request, given: { email: string; password: string }, visitor: Visitor): Promise<Entry>;
	/** The second step, by the app's code. */
	enterCode(request: Request, code: string, visitor: Visitor): Promise<Entry>;
	/** The second step by one of the recovery codes, which is then used up. */
	enterRecovery(request: Request, code: string, visitor: Visitor): Promise<Entry>;
	/** Ends the session; the cookies take it from the browser. */
	signOut(request: Request): Promise<string[]>;
};

type StaffAuthDeps = { database: Database; auth: Auth; devices: Devices; secret: string; now: () => number };

/**
 * At most this many passwords at a time are checked, or wait for it, for browsers never used to sign in: thousands of
 * addresses that try would else keep everybody waiting for as long as they like.
 */
const UNKNOWN_AT_ONCE = 16;

/** How long after it was prolonged a session is prolonged again, milliseconds. */
const PROLONG_EVERY = 60_000;

const UNFINISHED: Problem = { code: "factor-not-set-up" };

const staffId = z.uuid().brand<"StaffId">();

/** Signing in and out, and the signed-in person. */
export function createStaffAuth({ database, auth, devices, secret, now: wallClock }: StaffAuthDeps): StaffAuth {
	const now = steadyClock(wallClock);
	const attempts = createLimiter(now);
	const unknown = new FewAtOnce(UNKNOWN_AT_ONCE);
	/** Half way through an invitation only its link leads on: here it may have been withdrawn meanwhile. */
	const refuseHalfWay = async (headers: Headers): Promise<Entry | undefined> => {
		const found = headers.has("cookie") ? await auth.api.getSession({ headers }) : null;
		return found && !found.user.twoFactorEnabled ? { status: "refused", problem: UNFINISHED } : undefined;
	};
	const tryPassword = async (
		request: Request,
		{ email, password }: { email: string; password: string },
		visitor: Visitor,
		device: string | undefined,
	): Promise<Entry> => {
		// In a browser where its owner has signed in before, other tries do not count: a stranger must not lock them out.
		const own = { limit: RATE_LIMITS.passwordsForPersonHere, of: `${email} ${device ?? visitor.address}` };
		const strangers = [
			{ limit: RATE_LIMITS.passwordsFromAddress, of: visitor.address },
			own,
			{ limit: RATE_LIMITS.passwordsForPerson, of: email },
		];
		const refusal = refuseTry(attempts, device ? [own] : strangers);
		if (refusal) return { status: "refused", problem: refusal };
		try {
			const { headers, response } = await auth.api.signInEmail({
				body: { email, password },
				headers: callerHeaders(request),
				returnHeaders: true,
			});
			attempts.forget(own);
			if ("twoFactorRedirect" in response) return { status: "in", cookies: headers.getSetCookie() };
			// The password was right, but no second factor is set up: such an account is opened by its link alone.
			await endByToken(database, response.token);
			return { status: "refused", problem: UNFINISHED };
		} catch (error) {
			refusalCode(error);
			return { status: "refused", problem: { code: "sign-in-wrong" } };
		}
	};
	return {
		async session(request, { unattended } = { unattended: false }) {
			const headers = callerHeaders(request);
			if (!headers.has("cookie")) return undefined;
			const found = await auth.api.getSession({ headers });
			if (!found) return undefined;
			const { session, user } = found;
			const time = now();
			const [created, used] = [session.createdAt.getTime(), session.updatedAt.getTime()];
			const ended = time >= session.expiresAt.getTime() || time >= created + WHOLE || used > time + IDLE;
			if (ended || user.disabledAt) {
				await database.tx((db) => endSession(db, user.id, session.id));
				return undefined;
			}
			const role = readRole(user.role);
			if (!user.twoFactorEnabled || !role) return undefined;
			if (!unattended && time - used >= PROLONG_EVERY) await prolong(database, session.id, time);
			return { sessionId: session.id, staffId: staffId.parse(user.id), name: user.name, email: user.email, role };
		},

		async signIn(request, { email, password }, visitor) {
			const device = await devices.known(request, email);
			const attempt = () => tryPassword(request, { email, password }, visitor, device);
			if (device) return attempt();
			return (await unknown.run([], attempt)) ?? { status: "refused", problem: { code: "sign-in-crowded" } };
		},

		async enterCode(request, code, visitor) {
			const refusal =
				tooManyCodes(attempts, (await devices.known(request)) ?? visitor.address) ??
				(await refuseHalfWay(callerHeaders(request)));
			if (refusal) return refusal;
			try {
				const { headers, response } = await auth.api.verifyTOTP({
					body: { code },
					headers: callerHeaders(request),
					returnHeaders: true,
				});
				if (await claimCode({ database, key: secret }, response.user.id, code, now()))
					return {
						status: "in",
						cookies: [...headers.getSetCookie(), await devices.remember(request, response.user.email)],
					};
				await endByToken(database, response.token);
				return { status: "refused", problem: { code: "code-wrong" } };
			} catch (error) {
				return refusedCode(refusalCode(error), { code: "code-wrong" });
			}
		},

		async enterRecovery(request, code, visitor) {
			const refusal =
				tooManyCodes(attempts, (await devices.known(request)) ?? visitor.address) ??
				(await refuseHalfWay(callerHeaders(request)));
			if (refusal) return refusal;
			try {
				const { headers, response } = await auth.api.verifyBackupCode({
					body: { code },
					headers: callerHeaders(request),
					returnHeaders: true,
				});
				return {
					status: "in",
					cookies: [...headers.getSetCookie(), await devices.remember(request, response.user.email)],
				};
			} catch (error) {
				return refusedCode(refusalCode(error), { code: "recovery-wrong" });
			}
		},

		async signOut(request) {
			const { headers } = await auth.api.signOut({ headers: callerHeaders(request), returnHeaders: true });
			return headers.getSetCookie();
		},
	};
}

/** @param from the browser if somebody has signed in with it before, or else the address */
function tooManyCodes(attempts: Limiter, from: string): Entry | undefined {
	const problem = refuseTry(attempts, [{ limit: RATE_LIMITS.codes, of: from }]);
	return problem ? { status: "refused", problem } : undefined;
}

/** Every challenge bears five tries, every account ten in a row: better-auth counts both in the database. */
function refusedCode(code: string, wrong: Problem): Entry {
	if (code.startsWith("INVALID_CODE") || code === "INVALID_BACKUP_CODE") return { status: "refused", problem: wrong };
	const isLocked = code === "ACCOUNT_TEMPORARILY_LOCKED";
	return { status: "refused", problem: isLocked ? { code: "codes-locked", minutes: 15 } : { code: "sign-in-over" } };
}

async function prolong(database: Database, sessionId: string, time: number): Promise<void> {
	await database.tx((db) =>
		db
			.updateTable("staff_session")
			.set({ updated_at: time, expires_at: time + IDLE })
			.where("id", "=", sessionId)
			.execute(),
	);
}

/** Ends the session just made for somebody without access. */
async function endByToken(database: Database, token: string | null | undefined): Promise<void> {
	if (!token) return;
	await database.tx((db) => db.deleteFrom("staff_session").where("token", "=", tokenHash(token)).execute());
}
