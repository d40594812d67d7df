import { useEffect, useRef } from "react";
import { data, isRouteErrorResponse, useLocation, useMatches, useNavigate } from "react-router";
import type { Route } from "../+types/layout";
import { leadsToSignIn, openFailure, sendFailure, tellFailure } from "./failure.ts";
import { reportLive } from "./live.ts";

/** A request the page sends by itself, such as autosaving a draft: its sender reports the result. */
export const QUIETLY = "quietly";

/** Addresses that no page shows: they are fetched beside one. */
const BESIDE = /\/(preview-data|quote\/patterns)$/;

type Shown = {
	address: string;
	/** What each route of the page was drawn from. */
	loaded: ReadonlyMap<string, unknown>;
	stay: () => void;
};

let shown: Shown | undefined;

/** Tells `keepPage` which page is shown now, and how to remain on it. The shell calls it once. */
export function useKeptPage(): void {
	const matches = useMatches();
	const location = useLocation();
	const navigate = useNavigate();
	const latest = useRef(shown);
	latest.current = {
		address: location.pathname + location.search,
		loaded: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
		stay: () => {
			const here = location.pathname + location.search + location.hash;
			void navigate(here, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
		},
	};
	useEffect(() => {
		shown = latest.current;
	});
}

/**
 * The desk's one answer to every failed request: a page that somebody works on stays, with everything typed in it, and
 * the failure is shown beside it (docs/decisions/0016-the-page-stays.md). It wraps every loader and action of the desk in
 * the browser.
 *
 * - A form that was not carried out has no answer: its component finds `undefined`, as before the first one.
 * - If the data of the current page cannot be reloaded, it stays as it is until the next version check.
 * - If another page cannot be loaded, this one stays. What is not there (404), or not allowed (403), has its screen.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
	const results = await next();
	if (request.signal.aborted) return results;
	const failed = Object.entries(results)
		.filter(([, { type }]) => type === "error")
		.map(([id, { result }]) => ({ id, error: causeOf(result) }))
		.filter(({ error }) => !isPassed(error));
	const [first] = failed;
	const isRead = request.method === "GET";
	if (!first) {
		if (!isRead && !url.searchParams.has(QUIETLY)) tellFailure(undefined);
		return results;
	}
	const { id, error } = first;
	noteState(error);
	if (!isRead) {
		if (!url.searchParams.has(QUIETLY)) tellFailure(sendFailure(error));
		// With its status, so that nothing is reloaded for it.
		return { ...results, [id]: { type: "data", result: data(undefined, 503) } };
	}
	if (BESIDE.test(url.pathname)) return { ...results, [id]: { type: "data", result: undefined } };
	if (!shown || isFinal(error)) return results;
	if (url.pathname + url.search === shown.address) {
		const { loaded } = shown;
		if (!failed.every((one) => loaded.get(one.id) !== undefined)) return results;
		const kept = failed.map((one) => [one.id, { type: "data", result: loaded.get(one.id) }] as const);
		return { ...results, ...Object.fromEntries(kept) };
	}
	// Without a session, another page leads to the sign-in and from there to that page.
	if (leadsToSignIn(error)) return results;
	tellFailure(openFailure(error));
	shown.stay();
	return results;
};

/** The router hands on what an action's request threw as `data()`, with the status it would have had. */
function causeOf(result: unknown): unknown {
	return typeof result === "object" && result && "data" in result && "init" in result ? result.data : result;
}

/** Redirects are answers, but the one of the gate. */
function isPassed(result: unknown): boolean {
	return result instanceof Response && !leadsToSignIn(result);
}

/** What another try would not change. */
function isFinal(error: unknown): boolean {
	return isRouteErrorResponse(error) && [400, 403, 404, 410].includes(error.status);
}

function noteState(error: unknown): void {
	if (leadsToSignIn(error)) reportLive({ is: "out" });
	else if (error instanceof TypeError) reportLive({ is: "away", since: Date.now() });
}
