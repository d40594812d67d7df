import { expect, test } from "vitest";
import { deskChunks } from "./desk-chunks.ts";

/** A build in which each module is imported by those beside it. */
function build(importers: Readonly<Record<string, readonly string[]>>) {
	const chunkOf = deskChunks();
	const getModuleInfo = (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: [] });
	return (id: string) => chunkOf(id, { getModuleInfo });
}

const CASE = "/site/app/desk/case/case.tsx";
const EDITOR = "/site/app/desk/quote-editor/quote.tsx";
const PEOPLE = "/site/app/desk/people/people.tsx";
const SIGN_IN = "/site/app/desk/sign-in/sign-in.tsx";
const SHOP = "/site/app/shop/products/products.tsx";

test("a page of the desk goes into the file of its part", () => {
	const chunkOf = build({});
	expect([CASE, EDITOR, PEOPLE].map(chunkOf)).toEqual(["desk-common", "desk-quote", "desk-office"]);
	expect([SIGN_IN, SHOP].map(chunkOf)).toEqual([null, null]);
});

test("what one part alone needs goes with it, what several need is common, and what others need too is left alone", () => {
	const chunkOf = build({
		"/site/domain/ladder.ts": [EDITOR],
		"/site/domain/below.ts": ["/site/domain/ladder.ts"],
		"/site/domain/role.ts": [PEOPLE, CASE],
		"/site/domain/money.ts": ["/site/domain/role.ts", SHOP],
		"/site/app/desk/parts/field.tsx": [CASE, SIGN_IN],
	});
	expect(chunkOf("/site/domain/below.ts")).toBe("desk-quote");
	expect(chunkOf("/site/domain/role.ts")).toBe("desk-common");
	expect(chunkOf("/site/domain/money.ts")).toBeNull();
	expect(chunkOf("/site/app/desk/parts/field.tsx")).toBeNull();
});

test("modules that import each other end the search", () => {
	const chunkOf = build({
		"/site/domain/a.ts": ["/site/domain/b.ts", EDITOR],
		"/site/domain/b.ts": ["/site/domain/a.ts"],
	});
	expect(chunkOf("/site/domain/b.ts")).toBe("desk-quote");
});

test("a sheet stays with the group that its area has", () => {
	expect(build({})("/site/app/desk/case/case.module.css")).toBeNull();
});
