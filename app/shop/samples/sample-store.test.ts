import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sample } from "../../../domain/orders/samples.ts";

const shirt: Sample = {
	...{ id: "shirt", name: "Madras Check Shirt", category: "shirts", kind: "piece", quantity: 1 },
	...{ colour: null, colourName: "" },
};
const navy: Sample = { ...shirt, colour: "N", colourName: "Navy" };
let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
	stored = new Map();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	page = new EventTarget();
	vi.stubGlobal("window", page);
	vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const opened = async () => {
	const { followKeptSamples, useSamples } = await import("./sample-store.ts");
	followKeptSamples();
	return useSamples;
};
const kept = () => JSON.parse(stored.get("thari-samples") ?? "[]");

test("what is asked for is kept as it is posted, beside a cart that is left alone", async () => {
	const cart = '{"state":{"items":[]},"version":1}';
	stored.set("thari-cart", cart);
	const store = await opened();
	expect(store.getState()).toMatchObject({ samples: [], isRead: true });
	expect(store.getState().ask(shirt)).toBeUndefined();
	expect(store.getState().ask(navy)).toBeUndefined();
	expect(kept()).toEqual([shirt, navy]);
	expect(stored.get("thari-cart")).toBe(cart);
	store.getState().setQuantity(navy, 2);
	expect(kept()).toEqual([shirt, { ...navy, quantity: 2 }]);
	store.getState().remove(shirt);
	expect(store.getState().samples).toEqual([{ ...navy, quantity: 2 }]);
	store.getState().clear();
	expect(stored.has("thari-samples")).toBe(false);
});

test("a fourth of a product is not asked for, and what is there stays", async () => {
	const store = await opened();
	store.getState().ask({ ...shirt, quantity: 3 });
	expect(store.getState().ask(navy)).toMatchObject({ code: "samples-too-many-of-one", limit: 3 });
	expect(kept()).toEqual([{ ...shirt, quantity: 3 }]);
	for (let other = 0; other < 9; other++) store.getState().ask({ ...shirt, id: `other-${other}` });
	expect(store.getState().ask({ ...shirt, id: "eleventh" })).toMatchObject({ code: "samples-of-too-many", limit: 10 });
	expect(kept()).toHaveLength(10);
});

test("put twice, samples are not doubled, and none is put above a limit", async () => {
	const store = await opened();
	store.getState().put({ ...shirt, quantity: 2 });
	store.getState().put({ ...shirt, quantity: 2 });
	expect(kept()).toEqual([{ ...shirt, quantity: 2 }]);
	store.getState().put({ ...navy, quantity: 2 });
	expect(kept()).toEqual([{ ...shirt, quantity: 2 }]);
});

test("what another tab asks for meanwhile is not written over, and is seen", async () => {
	const store = await opened();
	stored.set("thari-samples", JSON.stringify([navy]));
	store.getState().ask(shirt);
	expect(kept()).toEqual([navy, shirt]);
	stored.delete("thari-samples");
	page.dispatchEvent(Object.assign(new Event("storage"), { key: "thari-samples" }));
	expect(store.getState().samples).toEqual([]);
	stored.set("thari-samples", JSON.stringify([navy]));
	page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
	expect(store.getState().samples).toEqual([navy]);
});

test.each(["not JSON", "null", "{}", "7", '[null,{"id":"x"}]', JSON.stringify([{ ...shirt, quantity: 400 }])])(
	"kept samples that say %s are none",
	async (text) => {
		stored.set("thari-samples", text);
		expect((await opened()).getState()).toMatchObject({ samples: [], isRead: true });
	},
);

test("a browser that refuses storage keeps them for as long as the page lives", async () => {
	const refuse = () => {
		throw new Error("refused");
	};
	vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
	const store = await opened();
	store.getState().ask(shirt);
	store.getState().ask(navy);
	expect(store.getState().samples).toEqual([shirt, navy]);
});
