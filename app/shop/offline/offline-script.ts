import { CART_KEY } from "../cart/cart-key.ts";
import { FACES_KEY } from "../parts/faces-key.ts";
import { CART_ID, SEEN_ID } from "./offline-ids.ts";
import { readSeen } from "./seen-products.ts";

/*
 * Runs inside the kept page, which no server fills: shows what this browser has of the cart and of what was looked at, and
 * asks for the wanted page again once there is a connection.
 */

const root = document.documentElement;

/** One line of a list for each of these, made from the list's template. */
function fill<Item>(id: string, items: readonly Item[], write: (line: Element, item: Item) => void) {
	const list = document.getElementById(id);
	const template = list?.querySelector("template")?.content.firstElementChild;
	if (!list || !template || items.length === 0) return;
	for (const item of items) {
		const line = document.importNode(template, true);
		write(line, item);
		list.append(line);
	}
	list.parentElement?.removeAttribute("hidden");
}

function say(line: Element, tag: "b" | "span", text: string) {
	const element = line.querySelector(tag);
	if (element) element.textContent = text;
}

type Line = { name: string; quantity: number };

function isLine(value: unknown): value is Line {
	if (typeof value !== "object" || value === null) return false;
	const { name, quantity }: Partial<Record<keyof Line, unknown>> = value;
	return typeof name === "string" && typeof quantity === "number";
}

function cartLines(): Line[] {
	try {
		const { items }: { items: unknown[] } = JSON.parse(localStorage.getItem(CART_KEY) ?? "").state;
		return items.filter(isLine);
	} catch {
		// No cart, or storage is switched off.
		return [];
	}
}

function show(line: Element, source: string) {
	const image = line.querySelector("img");
	if (!image) return;
	// The browser may have thrown it away since.
	image.onerror = () => image.remove();
	if (source === "") image.remove();
	else image.src = source;
}

const count = new Intl.NumberFormat(root.lang);
fill(CART_ID, cartLines(), (line, { name, quantity }) => {
	say(line, "b", count.format(quantity));
	say(line, "span", `× ${name}`);
});
fill(SEEN_ID, readSeen(), (line, { path, name, picture }) => {
	line.querySelector("a")?.setAttribute("href", path);
	say(line, "span", name);
	show(line, picture);
});
try {
	if (localStorage.getItem(FACES_KEY)) root.dataset.faces = "";
} catch {
	// The stand-ins stay.
}
const isForm = document.querySelector("main[data-why=unsent]") !== null;
document.querySelector("[data-again]")?.addEventListener("click", () => location.reload());
document.querySelector("[data-back]")?.addEventListener("click", () => history.back());
// A form is sent again by its person alone.
if (!isForm && location.pathname !== "/offline") addEventListener("online", () => location.reload());
