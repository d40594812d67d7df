import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";

/** What a key does. `keys` is as the help shows it: "t", "g i", "Ctrl+Enter", "?". */
export type KeyAction = {
	keys: string;
	label: string;
	run: () => void;
	/** Whether it is meant here and now; otherwise the key stays the browser's. */
	when?: (target: EventTarget | null) => boolean;
};
type KeyGroup = { title: string; actions: readonly KeyAction[] };

/** How soon after the first the second key of a sequence must come, milliseconds. */
const SEQUENCE = 1200;
const STORED = "desk-keys";

let groups: readonly KeyGroup[] = [];
const listeners = new Set<() => void>();

function change(next: readonly KeyGroup[]): void {
	groups = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const NONE: readonly KeyGroup[] = [];

/** Every group of keys that works now, as the help lists them. */
export function useKeyGroups(): readonly KeyGroup[] {
	return useSyncExternalStore(
		subscribe,
		() => groups,
		() => NONE,
	);
}

/**
 * Keys that work as long as the component that names them is shown. Give it the same array as long as nothing has
 * changed (`useMemo`), or a page's keys are taken down and put up with every drawing.
 */
export function useKeys(title: string, actions: readonly KeyAction[]): void {
	// Before the first paint: a key pressed as soon as the page is visible must not be lost.
	useLayoutEffect(() => {
		const group = { title, actions };
		change([...groups, group]);
		return () => change(groups.filter((one) => one !== group));
	}, [title, actions]);
}

/** Whether single keys work; people who use speech input, or press keys by accident, can turn them off (WCAG 2.1.4). */
export function keysAreOn(): boolean {
	return localStorage.getItem(STORED) !== "off";
}

export function turnKeys(on: boolean): void {
	if (on) localStorage.removeItem(STORED);
	else localStorage.setItem(STORED, "off");
}

/** Listens for the whole desk; the shell calls it once. */
export function useKeyboard(): void {
	useEffect(() => {
		let begun = "";
		let timer: ReturnType<typeof setTimeout> | undefined;
		const listen = (event: KeyboardEvent) => {
			const pressed = keyName(event);
			if (!pressed || event.defaultPrevented) return;
			if (!pressed.startsWith("Ctrl+") && (!keysAreOn() || isTyping(event.target) || isInDialog())) return;
			if (isPressing(event.target, pressed)) return;
			const wanted = begun ? `${begun} ${pressed}` : pressed;
			const all = groups.flatMap(({ actions }) => actions);
			// What was put up last, the page's own, comes first.
			const action = all.findLast(({ keys, when }) => keys === wanted && (!when || when(event.target)));
			clearTimeout(timer);
			begun = !action && all.some(({ keys }) => keys.startsWith(`${wanted} `)) ? wanted : "";
			if (begun) timer = setTimeout(() => (begun = ""), SEQUENCE);
			if (!action) return;
			event.preventDefault();
			action.run();
		};
		document.addEventListener("keydown", listen);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("keydown", listen);
		};
	}, []);
}

/** The key as the help writes it; undefined for what belongs to the browser or the system. */
function keyName({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | undefined {
	if (isComposing || altKey) return undefined;
	const name = key === " " ? "Space" : key;
	return ctrlKey || metaKey ? `Ctrl+${name}` : name;
}

/** Enter and Space on something that can be pressed belong to it. */
function isPressing(target: EventTarget | null, pressed: string): boolean {
	if (!(target instanceof Element)) return false;
	if (pressed === "Enter") return target.closest("a[href], button, summary") !== null;
	return pressed === "Space" && target.closest("button, summary, label, input") !== null;
}

function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])");
}

export function isInDialog(): boolean {
	return document.querySelector("dialog[open]") !== null;
}
