import { CART_KEY } from "../shop/cart/cart-key.ts";
import { earlyLines } from "../shop/cart/early-lines.ts";
import { FACES_KEY } from "../shop/parts/faces-key.ts";
import { SAMPLES_KEY } from "../shop/samples/samples-key.ts";
import { DATA_ID, START_ID } from "./ids.ts";
import type { Start } from "./start.ts";

/*
 * Runs inside the public documents, before any script is fetched (scripts/inline-script.ts makes it a text). It paints
 * the cart's count, keeps the first click on a part that needs script (`data-hold`) until that part lives, and fills
 * the checkout's hidden fields, so that the form works even when no further script arrives. Once the page has loaded
 * and its large picture has had time to be painted it shows what stands further down (`later` in styles/later.css);
 * when the browser is idle, or at the first touch, key or focus, it enables the stylesheets and starts the application.
 * Under 1 kB compressed: it is a part of every page.
 */

declare global {
	interface Window {
		/** The part that was clicked before it lived; the page's own script clicks it again. */
		__held?: HTMLElement;
		/** What the router's browser half expects to find; its `<Scripts>` writes the same (react-router 8.4). */
		__reactRouterContext?: unknown;
		__reactRouterRouteModules?: Record<string, unknown>;
	}
}

/** How long after `load` the page's large picture has to be painted, and after that what was further down, ms. */
const PAINT = 300;
const REST = 100;
/** How long a browser that is never idle waits before it starts the application all the same, ms. */
const BUSY = 2000;

const root = document.documentElement;
const all = <E extends HTMLElement>(selector: string) => document.querySelectorAll<E>(selector);
const textOf = (id: string) => document.getElementById(id)?.textContent;
let started = false;

function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		// Storage is switched off: a page without a cart.
		return null;
	}
}

function paintCart() {
	try {
		const { items }: { items: Parameters<typeof earlyLines>[0] } = JSON.parse(read(CART_KEY) ?? "").state;
		const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
		if (count === 0) return;
		root.dataset.cart = String(count);
		for (const badge of all("[data-count]")) badge.textContent = String(count);
		for (const field of all<HTMLInputElement>("[name=items]")) field.value = earlyLines(items);
		for (const field of all<HTMLInputElement>("[name=samples]")) field.value = read(SAMPLES_KEY) ?? "";
	} catch {
		// No cart, or one that the page itself will mend.
	}
}

function showRest() {
	root.dataset.whole = "";
}

/** Fetches a stylesheet that the document holds back (app/document-style/style-inside.ts). */
function enable(sheet: HTMLLinkElement) {
	return new Promise((resolve, reject) => {
		sheet.onload = resolve;
		sheet.onerror = () => {
			sheet.disabled = true;
			reject();
		};
		sheet.disabled = false;
	});
}

/** What the framework's `<Scripts>` does, by the same handshake. Where something does not arrive, the next touch tries again. */
async function start() {
	if (started) return;
	started = true;
	showRest();
	try {
		const sheets = Array.from(all<HTMLLinkElement>("link[disabled]"), enable);
		const text = textOf(START_ID);
		if (!text) return void (await Promise.all(sheets));
		const { context, routes, modules, entry }: Start = JSON.parse(text);
		await Promise.all([...sheets, ...[routes, ...Object.values(modules)].map((address) => import(address))]);
		const loaded: Record<string, unknown> = {};
		for (const id in modules) loaded[id] = await import(modules[id] ?? "");
		window.__reactRouterRouteModules = loaded;
		window.__reactRouterContext = { ...context, stream: new Response(textOf(DATA_ID)).body };
		await import(entry);
	} catch {
		started = false;
	}
}

function afterLoad() {
	setTimeout(() => {
		showRest();
		setTimeout(() => {
			// Safari knows no idle callback; a tab in the background or on a busy phone may not be idle for long.
			if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: BUSY });
			else void start();
		}, REST);
	}, PAINT);
}

function holdClick(event: MouseEvent) {
	const part = event.target instanceof Element && event.target.closest<HTMLElement>("[data-hold]");
	if (!part || root.dataset.live) return;
	event.preventDefault();
	window.__held = part;
}

paintCart();
const early = { capture: true, passive: true };
for (const kind of ["pointerdown", "keydown", "focusin"]) addEventListener(kind, start, early);
addEventListener("scroll", showRest, early);
addEventListener("click", holdClick, true);
// A reload, a way back or a link to a place on the page shows where somebody was or wants to be: all of it at once.
const [navigation] = performance.getEntriesByType("navigation");
if (!navigation || !("type" in navigation) || navigation.type !== "navigate" || location.hash) showRest();
if (read(FACES_KEY)) root.dataset.faces = "";
addEventListener("load", afterLoad);
// Where the framework's own scripts start the application, its sheets must not come after it.
if (!textOf(START_ID)) void start();
