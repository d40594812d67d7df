import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Problem } from "../../domain/shared/problem.ts";
import { passwordProblem } from "../../domain/staff/password.ts";
import type { StaffId } from "../../domain/staff/staff.ts";
import type { Database } from "../platform/db/database.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import { createLimiter } from "../platform/limiter.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { refuseTry } from "./attempts.ts";
import { type Auth, recoveryCodes } from "./auth.ts";
import { refusalCode } from "./auth-error.ts";
import { callerHeaders } from "./caller.ts";
import { type Enrolment, showSecret } from "./enrolment.ts";
import { endSession, endSessions } from "./sessions.ts";
import type { StaffSession } from "./staff-auth.ts";
import type { StaffPermit } from "./staff-permit.ts";
import { steadyClock } from "./steady-clock.ts";
import { stepsOf } from "./totp.ts";
import { isOwnPassword } from "./verify.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"password-wrong": object;
		"secret-gone": object;
	}
}

/** A session as its owner sees it: by which browser (null: none that is known), since when, when last used. */
type OwnSession = { id: string; browser: string | null; since: number; usedAt: number; isThis: boolean };

type Refused = { status: "refused"; field: string; problem: Problem };

/** The signed-in person, with what lets them write to their own account. */
type Myself = StaffSession & { permit: StaffPermit };

/** What everybody does with their own account. Whatever gives access asks for the password again. */
export type StaffAccount = {
	view(staff: StaffSession): Promise<{ sessions: OwnSession[]; recoveryLeft: number }>;
	/** Ends every other session; this one gets a new id. */
	changePassword(
		request: Request,
		staff: Myself,
		change: { current: string; password: string },
	): Promise<{ status: "changed"; cookies: string[] } | Refused>;
	/** Ten new codes; the former ones are good no more. */
	renewRecovery(
		request: Request,
		staff: Myself,
		password: string,
	): Promise<{ status: "made"; codes: string[] } | Refused>;
	/** Makes a new secret, which waits for its first code; until then the old one holds. */
	beginFactor(request: Request, staff: Myself, password: string): Promise<{ status: "begun" } | Refused>;
	/** The secret that waits, if one does. */
	pendingFactor(staff: StaffSession): Promise<Enrolment | undefined>;
	/** Puts the new secret in place of the old one, with new recovery codes; ends every other session. */
	confirmFactor(staff: Myself, code: string): Promise<{ status: "made"; codes: string[] } | Refused>;
	/** Ends one of the person's own sessions; false when there is no such session. */
	endSession(staff: Myself, sessionId: string): Promise<boolean>;
	/** Ends all but this one; resolves with how many. */
	endOthers(staff: Myself): Promise<number>;
};

type StaffAccountDeps = {
	database: Database;
	gated: GuardedDatabase;
	auth: Auth;
	secret: string;
	brandName: string;
	now: () => number;
};

const WRONG_PASSWORD: Problem = { code: "password-wrong" };

export function createStaffAccount({
	database,
	gated,
	auth,
	secret,
	brandName,
	now: wallClock,
}: StaffAccountDeps): StaffAccount {
	const now = steadyClock(wallClock);
	const attempts = createLimiter(now);
	const factorOf = (id: StaffId) =>
		database.read
			.selectFrom("staff_second_factor")
			.select(["backup_codes", "pending_secret"])
			.where("staff_id", "=", id)
			.executeTakeFirst();

	/** Undefined when the password is right. */
	const refusePassword = async (request: Request, staff: StaffSession, password: string, field: string) => {
		const tries = { limit: RATE_LIMITS.ownPassword, of: staff.staffId };
		const problem = refuseTry(attempts, [tries]);
		if (problem) return { status: "refused" as const, field, problem };
		if (!(await isOwnPassword(auth, request, password)))
			return { status: "refused" as const, field, problem: WRONG_PASSWORD };
		attempts.forget(tries);
		return undefined;
	};

	return {
		async view({ staffId, sessionId }) {
			const rows = await database.read
				.selectFrom("staff_session")
				.select(["id", "user_agent", "created_at", "updated_at"])
				.where("staff_id", "=", staffId)
				.where("expires_at", ">", now())
				.orderBy("updated_at", "desc")
				.execute();
			const sessions = rows.map((row) => ({
				id: row.id,
				browser: browserName(row.user_agent ?? ""),
				since: row.created_at,
				usedAt: row.updated_at,
				isThis: row.id === sessionId,
			}));
			const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: staffId } });
			return { sessions, recoveryLeft: backupCodes.length };
		},

		async changePassword(request, staff, { current, password }) {
			const problem = passwordProblem(password, [staff.name, staff.email, brandName]);
			if (problem) return { status: "refused", field: "password", problem };
			const refusal = await refusePassword(request, staff, current, "current");
			if (refusal) return refusal;
			try {
				const { headers } = await auth.api.changePassword({
					body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
					headers: callerHeaders(request),
					returnHeaders: true,
				});
				return { status: "changed", cookies: headers.getSetCookie() };
			} catch (error) {
				refusalCode(error);
				return { status: "refused", field: "current", problem: WRONG_PASSWORD };
			}
		},

		async renewRecovery(request, staff, password) {
			const refusal = await refusePassword(request, staff, password, "recovery");
			if (refusal) return refusal;
			const headers = callerHeaders(request);
			const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers });
			return { status: "made", codes: backupCodes };
		},

		async beginFactor(request, staff, password) {
			const refusal = await refusePassword(request, staff, password, "factor");
			if (refusal) return refusal;
			const pending = await symmetricEncrypt({ key: secret, data: generateRandomString(32) });
			await gated.tx(staff.permit, (db) =>
				db
					.updateTable("staff_second_factor")
					.set({ pending_secret: pending })
					.where("staff_id", "=", staff.staffId)
					.execute(),
			);
			return { status: "begun" };
		},

		async pendingFactor({ staffId, email }) {
			const pending = (await factorOf(staffId))?.pending_secret;
			return pending ? showSecret(pending, secret, `${brandName} desk`, email) : undefined;
		},

		async confirmFactor({ staffId, sessionId, permit }, code) {
			const refused = (problem: Problem): Refused => ({ status: "refused", field: "code", problem });
			const tooMany = refuseTry(attempts, [{ limit: RATE_LIMITS.newFactorCodes, of: staffId }]);
			if (tooMany) return refused(tooMany);
			const pending = (await factorOf(staffId))?.pending_secret;
			if (!pending) return refused({ code: "secret-gone" });
			const key = Buffer.from(await symmetricDecrypt({ key: secret, data: pending }));
			const step = stepsOf(key, code, now()).at(-1);
			if (step === undefined) return refused({ code: "code-wrong" });
			const codes = recoveryCodes();
			const backup = await symmetricEncrypt({ key: secret, data: JSON.stringify(codes) });
			const factor = { secret: pending, last_code_step: step, backup_codes: backup };
			// All or nothing: nobody may be left with a new secret whose recovery codes they were never shown.
			const isReplaced = await gated.tx(permit, async (db) => {
				const taken = await db
					.updateTable("staff_second_factor")
					.set({ ...factor, pending_secret: null, failed_verification_count: 0 })
					.where("staff_id", "=", staffId)
					.where("pending_secret", "=", pending)
					.executeTakeFirst();
				if (taken.numUpdatedRows === 0n) return false;
				await endSessions(db, staffId, sessionId);
				return true;
			});
			if (!isReplaced) return refused({ code: "code-wrong" });
			return { status: "made", codes };
		},

		endSession: ({ staffId, permit }, id) => gated.tx(permit, (db) => endSession(db, staffId, id)),
		endOthers: ({ staffId, sessionId, permit }) => gated.tx(permit, (db) => endSessions(db, staffId, sessionId)),
	};
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg\//, "Edge"],
	[/\bFirefox\//, "Firefox"],
	[/Chrome\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\bAndroid\b/, "Android"],
	[/\b(iPhone|iPad)\b/, "iOS"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

/** The few words of a User-Agent by which a person recognises their devices. */
function browserName(userAgent: string): string | null {
	const named = (list: readonly (readonly [RegExp, string])[]) =>
		list.find(([pattern]) => pattern.test(userAgent))?.[1];
	const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
	if (!browser) return null;
	return system ? `${browser} on ${system}` : browser;
}
