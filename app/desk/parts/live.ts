import { useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";

/** The page's connection to the server: live, lost since a moment, or signed out. */
export type LiveState = { is: "live" } | { is: "away"; since: number } | { is: "out" };

const ADDRESS = "/desk/version-check";
/** Sent with the version check when a person has used the page since the last one: it keeps the session (gate.server.ts). */
const IN_USE = `${ADDRESS}?used`;
/** What only a person does. */
const USE = ["pointerdown", "keydown", "wheel", "input"] as const;
const EVERY = 5_000;
/** A tab in the background keeps its title up to date. */
const HIDDEN = 60_000;
/** The longest wait between two tries while the server cannot be reached. */
const LONGEST = 60_000;
/** Once nobody has touched the page for this long it asks on, but fetches nothing, so that an idle session ends. */
const IDLE = 20 * 60_000;
const ANSWER_WITHIN = 8_000;

let state: LiveState = { is: "live" };
const LIVE: LiveState = { is: "live" };
const listeners = new Set<() => void>();

/** Records the connection: called by the version check, and by requests that did not reach the server. */
export function reportLive(next: LiveState): void {
	if (next.is === state.is) return;
	state = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useLiveState(): LiveState {
	return useSyncExternalStore(
		subscribe,
		() => state,
		() => LIVE,
	);
}

/**
 * Keeps the page as the server has it: asks for a word that changes with everything, and fetches the page's data anew
 * when it has changed. Nothing that is typed, selected or focused is touched by that. The shell calls it once.
 * @param version the word as it was when the page's data was read
 */
export function useLive(version: string): void {
	const revalidator = useRevalidator();
	const navigation = useNavigation();
	const busy = revalidator.state !== "idle" || navigation.state !== "idle";
	const latest = useRef({ version, busy, revalidate: revalidator.revalidate });
	latest.current = { version, busy, revalidate: revalidator.revalidate };

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let failures = 0;
		let touched = performance.now();
		/** Up to when the server knows of the page's use. Opening it was one. */
		let reported = touched;
		let asking = false;
		let stopped = false;

		const wait = () => {
			if (failures > 0) return Math.min(EVERY * 2 ** failures, LONGEST);
			return document.visibilityState === "visible" ? EVERY : HIDDEN;
		};
		const plan = () => {
			clearTimeout(timer);
			if (!stopped) timer = setTimeout(ask, wait());
		};
		const ask = async () => {
			if (asking) return;
			asking = true;
			const isUsed = touched > reported;
			const asked = performance.now();
			const answer = await askVersion(isUsed ? IN_USE : ADDRESS);
			asking = false;
			if (stopped) return;
			if (answer.is === "live") reported = asked;
			failures = answer.is === "away" ? failures + 1 : 0;
			reportLive(answer.is === "away" ? { is: "away", since: Date.now() } : answer.is === "out" ? answer : LIVE);
			if (answer.is === "live" && answer.version !== latest.current.version) {
				const isIdle = performance.now() - touched > IDLE;
				if (!isIdle && !latest.current.busy) void latest.current.revalidate();
			}
			plan();
		};
		const atOnce = () => {
			if (document.visibilityState !== "visible") return plan();
			clearTimeout(timer);
			void ask();
		};
		const touch = () => {
			const wasIdle = performance.now() - touched > IDLE;
			touched = performance.now();
			if (wasIdle) atOnce();
		};

		plan();
		document.addEventListener("visibilitychange", atOnce);
		addEventListener("online", atOnce);
		addEventListener("offline", atOnce);
		for (const kind of USE) addEventListener(kind, touch, { passive: true });
		return () => {
			stopped = true;
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", atOnce);
			removeEventListener("online", atOnce);
			removeEventListener("offline", atOnce);
			for (const kind of USE) removeEventListener(kind, touch);
		};
	}, []);
}

type VersionAnswer = { is: "live"; version: string } | { is: "away" } | { is: "out" };

async function askVersion(address: string): Promise<VersionAnswer> {
	if (!navigator.onLine) return { is: "away" };
	try {
		const answer = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(ANSWER_WITHIN) });
		// Without a session the gate leads to the sign-in.
		if (answer.type === "opaqueredirect" || answer.status === 403) return { is: "out" };
		if (!answer.ok) return { is: "away" };
		const { version } = await answer.json();
		return typeof version === "string" ? { is: "live", version } : { is: "away" };
	} catch {
		return { is: "away" };
	}
}
