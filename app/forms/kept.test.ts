import { beforeEach, describe, expect, test, vi } from "vitest";
import { beginKept, dropKeptUnder, followed, readKept, type Slot, writeKept } from "./kept.ts";

test("a second tab follows every letter that is typed in the first", () => {
	let value = "";
	let filled: string | undefined;
	for (const kept of ["J", "Jo", "John", "Joh", "", "Jane"]) {
		value = filled = followed(value, filled, kept);
		expect(value).toBe(kept);
	}
});

test("what a person has typed here stays, whatever the other tab says", () => {
	expect(followed("Anna", undefined, "John")).toBe("Anna");
	expect(followed("Johnny", "John", "Jo")).toBe("Johnny");
	expect(followed("Anna", undefined, undefined)).toBe("Anna");
	expect(followed("500", "500", undefined)).toBe("500");
});

function storage() {
	const held = new Map<string, string>();
	const methods = {
		getItem: (name: string) => held.get(name) ?? null,
		setItem: (name: string, text: string) => held.set(name, text),
		removeItem: (name: string) => held.delete(name),
	};
	return new Proxy(methods, { ownKeys: () => [...held.keys()], getOwnPropertyDescriptor: () => own });
}
const own = { enumerable: true, configurable: true };

describe("what is kept", () => {
	const device: Slot = { name: "thari-draft-order", area: "device" };
	const tab: Slot = { name: "thari-case-1-reply-2", area: "tab" };
	const kept = { formKey: "k", fields: { message: "Ten more, please" } };

	beforeEach(() => {
		vi.stubGlobal("localStorage", storage());
		vi.stubGlobal("sessionStorage", storage());
	});

	test("is begun with texts from elsewhere, beside what a person has typed and its key", () => {
		beginKept(device, {});
		expect(readKept(device)).toBeUndefined();
		beginKept(device, { currency: "EUR" });
		expect(readKept(device)).toMatchObject({ formKey: "", fields: { currency: "EUR" } });
		writeKept(device, { formKey: "k", fields: { currency: "GBP", place: "" } });
		beginKept(device, { currency: "EUR", place: "Hamburg" });
		expect(readKept(device)).toMatchObject({ formKey: "k", fields: { currency: "GBP", place: "Hamburg" } });
	});

	test("is read back with its key, each area for itself", () => {
		expect(writeKept(device, kept)).toBe(true);
		expect(readKept(device)).toMatchObject(kept);
		expect(readKept({ ...device, area: "tab" })).toBeUndefined();
	});

	test("is gone after seven days, and what is no draft is none", () => {
		writeKept(device, kept);
		vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 });
		expect(readKept(device)).toBeUndefined();
		vi.useRealTimers();
		expect(localStorage.getItem(device.name)).toBeNull();
		for (const text of ["", "no json", "{}", '{"savedAt":1,"formKey":"k","fields":{"a":1}}']) {
			localStorage.setItem(device.name, text);
			expect(readKept(device)).toBeUndefined();
		}
	});

	test("of one form goes for all versions, and the other forms' stays", () => {
		writeKept(tab, kept);
		writeKept({ ...tab, name: "thari-case-1-decline-2" }, kept);
		dropKeptUnder("thari-case-1-reply-");
		expect(readKept(tab)).toBeUndefined();
		expect(readKept({ ...tab, name: "thari-case-1-decline-2" })).toMatchObject(kept);
	});

	test("costs nothing but itself where storage is closed", () => {
		const closed = () => {
			throw new DOMException("closed", "SecurityError");
		};
		vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
		expect(readKept(device)).toBeUndefined();
		expect(writeKept(device, kept)).toBe(false);
	});
});
