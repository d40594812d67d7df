import { CART_KEY } from "../cart/cart-key.ts";
import { FACES_KEY } from "../parts/faces-key.ts";
import { CART_ID, SEEN_ID } from "./offline-ids.ts";
import { readSeen } from "./seen-products.ts";

/*
 * Runs inside the kept page, which no server fills: shows what this browser has of the cart and of what was looked at, and
 * asks for the wanted page again once there is a connection.
 */

const root = document.documentElement;

function fill(id: string, lines: readonly (readonly Node[])[]) {
	const list = document.getElementById(id);
	if (!list || lines.length === 0) return;
	for (const nodes of lines) {
		const line = document.createElement("li");
		line.append(...nodes);
		list.append(line);
	}
	list.parentElement?.removeAttribute("hidden");
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

function named(tag: string, text: string): HTMLElement {
	const element = document.createElement(tag);
	element.textContent = text;
	return element;
}

function picture(source: string): HTMLImageElement {
	const image = new Image(400, 500);
	image.alt = "";
	image.src = source;
	// The browser may have thrown it away since.
	image.onerror = () => image.remove();
	return image;
}

const count = new Intl.NumberFormat(root.lang);
fill(
	CART_ID,
	cartLines().map(({ name, quantity }) =>
		[named("b", count.format(quantity)), ` × ${name}`].map((part) =>
			typeof part === "string" ? document.createTextNode(part) : part,
		),
	),
);
fill(
	SEEN_ID,
	readSeen().map((seen) => {
		const link = document.createElement("a");
		link.href = seen.path;
		link.append(...(seen.picture === "" ? [] : [picture(seen.picture)]), named("span", seen.name));
		return [link];
	}),
);
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
