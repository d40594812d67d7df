import { afterEach, beforeEach, expect, test, vi } from "vitest";

const saree = { id: "saree", name: "Saree", image: "images/saree", category: "sarees", price: 250_000, minOrder: 10 };
let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
	stored = new Map();
	const localStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	};
	page = Object.assign(new EventTarget(), { localStorage });
	vi.stubGlobal("window", page);
	vi.stubGlobal("localStorage", localStorage);
	vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (items: unknown[]) => stored.set("thari-cart", JSON.stringify({ state: { items }, version: 1 }));

test("a page that comes back as it was left reads the cart anew", async () => {
	const { followStoredCart, useCart } = await import("./cart-store.ts");
	keep([{ ...saree, quantity: 10 }]);
	const leave = followStoredCart();
	expect(useCart.getState().items).toHaveLength(1);
	// Sent from another page meanwhile.
	keep([]);
	page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
	expect(useCart.getState().items).toHaveLength(1);
	page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	expect(useCart.getState().items).toEqual([]);
	leave();
});

test.each([
	"not JSON",
	"null",
	'{"state":null,"version":1}',
	'{"state":{"items":7},"version":1}',
	'{"state":{"items":[null,{"id":"x"}]},"version":9}',
])("a stored cart that says %s is an empty one", async (text) => {
	stored.set("thari-cart", text);
	const { followStoredCart, useCart } = await import("./cart-store.ts");
	vi.spyOn(console, "error").mockImplementation(() => {});
	followStoredCart()();
	const { items, isRead } = useCart.getState();
	expect({ items, isRead }).toEqual({ items: [], isRead: true });
});

test("a cart of before there were colours and sizes is read, and with them it is kept", async () => {
	keep([{ ...saree, quantity: 10 }]);
	const { followStoredCart, useCart } = await import("./cart-store.ts");
	followStoredCart()();
	expect(useCart.getState().items).toEqual([{ ...saree, quantity: 10 }]);
	const cells = [{ colour: "BS-01", colourName: "Peacock teal", size: null, quantity: 5 }];
	useCart.getState().add(saree, 10, cells);
	expect(JSON.parse(stored.get("thari-cart") ?? "")).toMatchObject({
		state: { items: [{ id: "saree", quantity: 20, cells }] },
		version: 1,
	});
	followStoredCart()();
	expect(useCart.getState().items).toEqual([{ ...saree, quantity: 20, cells }]);
});

test("more pieces than a cart holds are cut off, and their split with them", async () => {
	const cells = [{ colour: null, colourName: "", size: "S", quantity: 20_000_000 }];
	keep([{ ...saree, quantity: 20_000_000, cells }]);
	const { followStoredCart, useCart } = await import("./cart-store.ts");
	followStoredCart()();
	expect(useCart.getState().items).toMatchObject([{ quantity: 9_999_999, cells: [{ quantity: 9_999_999 }] }]);
});
