import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { type Right, roleHas } from "../../domain/staff/staff.ts";
import { patienceContext, servicesContext } from "../../server/main/context.ts";
import type { StaffSession } from "../../server/staff/index.ts";
import { StaffPermit } from "../../server/staff/index.ts";

/** Who works at the desk now, and what they may do. */
export type Staff = StaffSession & { can(right: Right): boolean };

/** What every open page of the desk asks for every few seconds; `?used` when a person has used it since (parts/live.ts). */
const VERSION_CHECK = "/desk/version-check";

/** Set by the gate alone; reading it anywhere else than behind the gate fails. */
export const staffContext = createContext<Staff>();

/**
 * Deny by default: the middleware of the desk's one layout, so that no loader and no action of any page below runs
 * for somebody who has not signed in with both factors. Without a session the sign-in page follows.
 */
export const gate: MiddlewareFunction<Response> = async ({ request, url, context }) => {
	const session = await whoComes(request, context, { unattended: isUnattended(request, url) });
	if (!session) throw redirect(signInAddress(request.method === "GET" ? url : undefined), 303);
	context.set(staffContext, { ...session, can: (right) => roleHas(session.role, right) });
	context.get(patienceContext)();
};

/**
 * What an open page requests by itself does not count as activity, or an unattended desk would stay signed in for ever:
 * the version check, and the data it then loads. A person at work is reported by the version check, opens a page or
 * sends a form.
 */
function isUnattended(request: Request, url: URL): boolean {
	if (url.pathname === VERSION_CHECK) return !url.searchParams.has("used");
	return request.method === "GET" && new URL(request.url).pathname.endsWith(".data");
}

/** The session of somebody signed in with both factors. A request without a cookie has none, and is not looked up. */
export async function whoComes(
	request: Request,
	context: Readonly<RouterContextProvider>,
	asked = { unattended: false },
): Promise<StaffSession | undefined> {
	if (!request.headers.has("Cookie")) return undefined;
	const { staffAuth } = await context.get(servicesContext).signIn();
	return staffAuth.session(request, asked);
}

/** The headers of every answer below /desk: not cached, not indexed, and no referrer sent to other sites. */
export const quiet: MiddlewareFunction<Response> = async (_, next) => {
	const response = await next();
	response.headers.set("Cache-Control", "no-store");
	response.headers.set("X-Robots-Tag", "noindex, nofollow");
	// "no-referrer" would also take the Origin from a form sent without script, which the router then refuses.
	response.headers.set("Referrer-Policy", "same-origin");
	return response;
};

/**
 * Who is at the desk, if their role carries this right, with the permit that every write of theirs brings: it is
 * looked at again there, because a form may be minutes on its way.
 * @throws the desk's 403 screen when it does not
 */
export function requireRight(context: Readonly<RouterContextProvider>, right: Right): Staff & { permit: StaffPermit } {
	const staff = context.get(staffContext);
	if (!staff.can(right)) throw forbidden();
	return { ...staff, permit: StaffPermit.of(staff, right, ENDS) };
}

/** What everybody at the desk may do with their own account. */
export function ownAccount(context: Readonly<RouterContextProvider>): Staff & { permit: StaffPermit } {
	const staff = context.get(staffContext);
	return { ...staff, permit: StaffPermit.of(staff, undefined, ENDS) };
}

/** The answers to a write that comes after its session or right has ended: the same as to a page asked for then. */
const ENDS = { signedOut: () => redirect(signInAddress(undefined), 303), withoutRight: forbidden };

/** The desk's 403 screen, for what a right alone does not decide. */
export function forbidden() {
	return data(null, { status: 403, statusText: "Forbidden" });
}

/** The sign-in, which leads back to where somebody wanted to go. */
function signInAddress(url: URL | undefined): string {
	const wanted = url && safeReturn(url.pathname + url.search);
	return wanted && wanted !== "/desk" ? `/desk/sign-in?to=${encodeURIComponent(wanted)}` : "/desk/sign-in";
}

/** Addresses of the desk that no page shows: a part of one, a file, the router's data, and what only leads on. gate.test.ts knows them all. */
const NO_PAGE =
	/\.\w+$|\/(quote\/products|preview-data|patterns|version-check|body|preview|routes|scripts|next|(document|files)\/[^/]+)$/;

/**
 * A page of the desk that one may be sent on to after signing in; the inbox for anything else.
 */
export function safeReturn(wanted: string | null | undefined): string {
	if (!wanted || !URL.canParse(wanted, "https://desk.invalid")) return "/desk";
	const { origin, pathname, search } = new URL(wanted, "https://desk.invalid");
	if (origin !== "https://desk.invalid" || !/^\/desk(\/|$)/.test(pathname) || NO_PAGE.test(pathname)) return "/desk";
	return pathname + search;
}
