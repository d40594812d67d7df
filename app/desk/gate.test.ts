import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import routes from "../routes.ts";
import { safeReturn } from "./gate.server.ts";

type Entry = (typeof routes)[number];

/** In front of the gate on purpose: signing in and accepting an invite. */
const SIGN_IN = [
	"desk/sign-in/sign-in.tsx",
	"desk/sign-in/second-factor.tsx",
	"desk/sign-in/sign-out.tsx",
	"desk/sign-in/accept-invite.tsx",
];
/** Everybody signed in may read and write these: they concern themselves alone, or show nobody's data. */
const EVERYBODY = [
	"desk/account/account.tsx",
	"desk/account/account-factor.tsx",
	"desk/not-found.tsx",
	"desk/scripts.ts",
	"route-lists/all-routes.ts",
];

/** The layouts that carry the gate; the pages below the last two are for buyers and check no right themselves. */
const GATES = ["desk/layout.tsx", "desk/catalogue/preview-gate.tsx", "desk/quote-editor/preview-gate.tsx"];

const filesBelow = (entry: Entry): string[] =>
	(entry.children ?? []).flatMap((child) => [child.file, ...filesBelow(child)]);
const gated = routes.filter(({ file }) => file === "desk/layout.tsx").flatMap(filesBelow);

describe("the desk's routes", () => {
	test("are behind the gate, except those for signing in", () => {
		const everything = routes.flatMap((entry) => [entry.file, ...filesBelow(entry)]);
		const open = everything.filter((file) => file.startsWith("desk/") && !gated.includes(file));
		expect(open.sort()).toEqual([...SIGN_IN, "desk/sign-in/sign-in-layout.tsx", ...GATES].sort());
	});

	test.each(GATES)("%s is a gate", (file) => {
		const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
		expect(text).toMatch(/^export const middleware = \[quiet, gate\b/m);
		if (file !== "desk/layout.tsx") expect(text).toContain("requireRight(");
	});

	test.each(gated.filter((file) => !EVERYBODY.includes(file)))(
		"%s asks for a right wherever it reads or writes",
		(file) => {
			const text = readFileSync(join(import.meta.dirname, "..", file), "utf8");
			const functions = text.split(/^export (?:async function|function|const) (?=(?:loader|action)\b)/m).slice(1);
			const elsewhere = [...text.matchAll(/^export \{ (\w+) as (?:loader|action) \} from "(.+)";/gm)];
			expect(functions.length + elsewhere.length).toBeGreaterThan(0);
			for (const body of functions)
				expect([body.slice(0, 6), /requireRight\(/.test(untilEnd(body))]).toEqual([expect.anything(), true]);
			for (const [, , from = ""] of elsewhere)
				expect(readFileSync(join(import.meta.dirname, "..", dirname(file), from), "utf8")).toContain("requireRight(");
		},
	);
});

test("no page writes as a program at the machine, or makes a permit of its own", () => {
	const app = join(import.meta.dirname, "..");
	const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
	const making = files.filter((name) => /StaffPermit\.\w/.test(readFileSync(join(app, name), "utf8")));
	expect(making).toEqual([join("desk", "gate.server.ts")]);
	expect(readFileSync(join(app, "desk/gate.server.ts"), "utf8")).not.toContain("atTheMachine");
});

/** A function's text, to the brace that ends it at the line's start. */
const untilEnd = (text: string) => text.slice(0, text.search(/^}/m));

/** The desk's addresses with their parameters filled in, and the file behind each. */
const addresses = routes
	.filter(({ file }) => file === "desk/layout.tsx")
	.flatMap(({ children = [] }) => children)
	.filter(({ path }) => path !== undefined && path !== "*")
	.map(({ path = "", file }) => ({ address: `/desk/${path.replace(/:\w+/g, "x")}`, file }));

describe("the way back after signing in", () => {
	test.each(["/desk/people", "/desk/cases/1?tab=notes", "/desk"])("leads to %s", (wanted) => {
		expect(safeReturn(wanted)).toBe(wanted);
	});

	test.each(addresses)("leads to $address only if it is a page", ({ address, file }) => {
		const isPage = readFileSync(join(import.meta.dirname, "..", file), "utf8").includes("export default");
		expect(safeReturn(address)).toBe(isPage ? address : "/desk");
		expect(safeReturn(`${address}.data?_routes=desk/inbox`)).toBe("/desk");
	});

	test.each([
		"/desk.data",
		"https://elsewhere.example/desk",
		"//elsewhere.example/desk",
		"/\\elsewhere.example/desk",
		"/desk/../checkout",
		"/desktop",
		"/",
		"javascript:alert(1)",
		"http://[",
		"",
		null,
		undefined,
	])("never leads to %s", (wanted) => {
		expect(safeReturn(wanted)).toBe("/desk");
	});
});
