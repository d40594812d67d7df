import type { FieldProblems } from "../../domain/shared/form.ts";
import type { Problem } from "../../domain/shared/problem.ts";
import { passwordProblem } from "../../domain/staff/password.ts";
import { type Role, readRole } from "../../domain/staff/staff.ts";
import type { Database } from "../platform/db/database.ts";
import type { InviteRow } from "../platform/db/schema.ts";
import { createLimiter } from "../platform/limiter.ts";
import { RATE_LIMITS } from "../platform/rate-limits.ts";
import { refuseTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { refusalCode } from "./auth-error.ts";
import { callerHeaders } from "./caller.ts";
import { claimStep, stepOfCode } from "./code-use.ts";
import type { Devices } from "./devices.ts";
import { type Enrolment, showSecret } from "./enrolment.ts";
import {
	accountOf,
	clearFactor,
	findPerson,
	finish,
	holdsAccount,
	isStillTheirs,
	pendingFactor,
	storePerson,
} from "./invite-person.ts";
import { endFirstLinks, findInvite, isSomebodyHere } from "./invites.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";
import { steadyClock } from "./steady-clock.ts";

declare module "../../domain/shared/problem.ts" {
	interface DeskProblemCodes {
		"address-taken-sign-in": object;
		"invite-overtaken": object;
	}
}

/** What a link opens: first name and password, then the second factor. */
type OpenInvite =
	| { step: "person"; role: Role; renews: boolean; name: string; email: string; emailIsSet: boolean }
	| { step: "factor"; email: string; enrolment: Enrolment };

type Person = { name: string; email: string; password: string };

export type InviteAcceptance = {
	/** Undefined for a link that is wrong, used or expired. */
	open(token: string, request: Request): Promise<OpenInvite | undefined>;
	/** The first step; the cookies let the same browser go on with the second. */
	setPerson(token: string, request: Request, person: Person): Promise<PersonSet | undefined>;
	/** The second step: the first code proves that the app has learnt the secret. Only now is the link used up. */
	confirm(token: string, request: Request, code: string): Promise<Confirmed | undefined>;
};

type PersonSet =
	| { status: "next"; cookies: string[] }
	| { status: "invalid"; problems: FieldProblems }
	| { status: "refused"; problem: Problem };
type Confirmed =
	| { status: "done"; cookies: string[]; recoveryCodes: string[] }
	| { status: "refused"; problem: Problem };

type InviteAcceptanceDeps = {
	database: Database;
	auth: Auth;
	devices: Devices;
	secret: string;
	brandName: string;
	now: () => number;
};

/** How a member of staff gets access for the first time, or again after losing the second factor. */
export function createInviteAcceptance({
	database,
	auth,
	devices,
	secret,
	brandName,
	now: wallClock,
}: InviteAcceptanceDeps): InviteAcceptance {
	const now = steadyClock(wallClock);
	const attempts = createLimiter(now);
	const issuer = `${brandName} desk`;

	/** The person whom a link is about, if this browser has just done the first step of it. */
	const halfWay = async (invite: InviteRow, request: Request) => {
		if (!invite.staff_id) return undefined;
		const found = await auth.api.getSession({ headers: callerHeaders(request) });
		return found?.user.id === invite.staff_id && !found.user.twoFactorEnabled ? found.user : undefined;
	};

	return {
		async open(token, request) {
			const invite = await findInvite(database.read, token, now());
			const role = readRole(invite?.role);
			if (!invite || !role) return undefined;
			const user = await halfWay(invite, request);
			const factor = user && (await pendingFactor(database.read, user.id));
			if (user && factor)
				return {
					step: "factor",
					email: user.email,
					enrolment: await showSecret(factor.secret, secret, issuer, user.email),
				};
			const known = invite.staff_id ? await findPerson(database.read, invite.staff_id) : undefined;
			const email = known?.email ?? invite.email;
			return {
				step: "person",
				role,
				renews: invite.renews === 1,
				name: known?.name ?? "",
				email: email ?? "",
				emailIsSet: email !== null,
			};
		},

		async setPerson(token, request, { name, email, password }): Promise<PersonSet | undefined> {
			const problem = passwordProblem(password, [name, email, brandName]);
			if (problem) return { status: "invalid", problems: { password: problem } };
			if (!(await findInvite(database.read, token, now()))) return undefined;
			const hash = await hashPassword(password);
			const stored = await database.tx((db) => storePerson(db, token, { name, email }, hash, now()));
			if (stored === undefined) return undefined;
			if (stored === "taken") return { status: "invalid", problems: { email: { code: "address-taken-sign-in" } } };
			if (stored === "overtaken") return { status: "refused", problem: { code: "invite-overtaken" } };
			try {
				const { headers } = await auth.api.signInEmail({
					body: { email: stored.email, password },
					headers: new Headers({ "user-agent": request.headers.get("user-agent") ?? "" }),
					returnHeaders: true,
				});
				const cookies = headers.getSetCookie();
				const asThem = asCookies(cookies);
				const begin = () => auth.api.enableTwoFactor({ body: { password }, headers: asThem });
				// Another browser may begin at the same moment with the password of before: whose password stands goes on.
				await begin().catch(async (error) => {
					if (!(await database.tx((db) => clearFactor(db, stored.email, hash)))) throw error;
					await begin();
				});
				if (await database.tx((db) => holdsAccount(db, stored.email, hash))) return { status: "next", cookies };
				await auth.api.signOut({ headers: asThem });
				return { status: "refused", problem: { code: "invite-overtaken" } };
			} catch (error) {
				// Any of these steps fails once another browser has taken the link, or another one to the same address.
				if (await isStillTheirs(database.read, stored.email, hash)) throw error;
				return { status: "refused", problem: { code: "invite-overtaken" } };
			}
		},

		async confirm(token, request, code) {
			const invite = await findInvite(database.read, token, now());
			const user = invite && (await halfWay(invite, request));
			if (!invite || !user) return undefined;
			const tooMany = refuseTry(attempts, [{ limit: RATE_LIMITS.inviteCodes, of: invite.id }]);
			if (tooMany) return { status: "refused", problem: tooMany };
			const isFirst = !(await isSomebodyHere(database.read));
			const account = await accountOf(database.read, user.id);
			try {
				const headers = callerHeaders(request);
				const entered = await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
				const cookies = entered.headers.getSetCookie();
				const step = await stepOfCode(database.read, secret, user.id, code, now());
				const kept = await auth.api.getSession({ headers: asCookies(cookies) });
				const isFinished = await database.tx(async (db) => {
					if (!(await finish(db, { invite: invite.id, staffId: user.id, account, now: now() }))) return false;
					if (step !== undefined) await claimStep(db, user.id, step);
					if (isFirst) await endFirstLinks(db, now());
					// Somebody else halfway through the same link is not let in by this.
					await endSessions(db, user.id, kept?.session.id);
					return true;
				});
				if (!isFinished) {
					await auth.api.signOut({ headers: asCookies(cookies) });
					return { status: "refused", problem: { code: "invite-overtaken" } };
				}
				const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } });
				return {
					status: "done",
					cookies: [...cookies, await devices.remember(request, user.email)],
					recoveryCodes: backupCodes,
				};
			} catch (error) {
				refusalCode(error);
				return { status: "refused", problem: { code: "code-wrong" } };
			}
		},
	};
}

/** The Cookie header that a browser would send after these Set-Cookie values. */
function asCookies(setCookies: readonly string[]): Headers {
	return new Headers({ cookie: setCookies.map((one) => one.split(";", 1)[0]).join("; ") });
}
