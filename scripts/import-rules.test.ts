import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importViolations } from "./import-rules.ts";

describe("who may import what", () => {
	let root: string;
	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "thari-rules-"));
	});
	afterEach(() => rmSync(root, { recursive: true }));

	function write(files: Record<string, string>): string[] {
		for (const [path, text] of Object.entries(files)) {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		}
		return importViolations(root);
	}

	test.each([
		["domain/a.ts", 'import { b } from "../content/b.ts";', "the domain is pure"],
		["domain/a.ts", 'import { readFileSync } from "node:fs";', "the domain is pure"],
		["domain/a.ts", 'import {\n\tuseState,\n} from "react";', "the domain is pure"],
		["domain/a.ts", 'const b = await import("../server/b.ts");', "the domain is pure"],
		["domain/a.ts", 'export { b } from "../content/b.ts";', "the domain is pure"],
		["content/a.ts", 'import { b } from "../server/b.ts";', "words and figures rest on the domain alone"],
		["content/a.ts", 'import * as z from "zod";', "words and figures rest on the domain alone"],
		["messages/en/a.ts", 'import { b } from "../../content/b.ts";', "sentences know the codes"],
		["server/a.ts", 'import { b } from "../app/b.ts";', "never the pages"],
		["app/ui/a.tsx", 'import { b } from "../../domain/b.ts";', "know nothing of textiles"],
		["app/ui/a.tsx", 'import { create } from "zustand";', "know nothing of textiles"],
		["app/shop/a.tsx", 'import { b } from "../desk/b.tsx";', "never import each other"],
		["app/desk/a.tsx", 'import { b } from "../shop/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../shop/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../desk/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../../server/b.server.ts";', "only loaders, actions"],
		["app/a.tsx", 'import { b } from "../server/services.server.ts";', "the root of the app"],
		["app/shop/a.tsx", 'import { b } from "../../server/b.server.ts";', "only loaders, actions"],
		["app/shop/a.tsx", 'import type { B } from "../../server/b.server.ts";', "only loaders, actions"],
		["studio/a.ts", 'import { b } from "../server/b.ts";', "the studio makes pictures"],
		["server/a.ts", 'import { b } from "../tests/b.ts";', "imports no tests and no scripts"],
		["app/shop/a.tsx", 'import { b } from "../../scripts/b.ts";', "imports no tests and no scripts"],
		["app/shop/a.tsx", 'import { sql } from "kysely";', "SQL stands only in server/"],
		["studio/a.ts", 'const rows = db.selectFrom("product");', "SQL stands only in server/"],
		["domain/a.ts", "const rows = sql<Row>`select 1`;", "SQL stands only in server/"],
		["server/a.ts", "const port = process.env.PORT;", "read and checked in server/main/env.ts alone"],
		["app/desk/a.ts", "const form = await request.formData();", "it reads any number of parts"],
		["server/index.ts", "export const a = 1;", "is a barrel"],
		["server/a.ts", 'export * from "./b.ts";', "is a barrel"],
		["server/utils.ts", "export const a = 1;", "name it after the noun or verb"],
		["server/helpers.server.ts", "export const a = 1;", "name it after the noun or verb"],
		["server/a.ts", "\n".repeat(301), "has 301 lines"],
		["server/a.test.ts", "\n".repeat(301), "has 301 lines"],
	])("%s with %j is told why not", (path, text, reason) => {
		const violations = write({ [path]: text });
		expect(violations).toHaveLength(1);
		expect(violations[0]).toContain(path);
		expect(violations[0]).toContain(reason);
	});

	test("a cycle is named with every file in it", () => {
		const violations = write({
			"server/a.ts": 'import { b } from "./b.ts";\nexport const a = b;',
			"server/b.ts": 'import { c } from "./c.ts";\nexport const b = c;',
			"server/c.ts": 'import { a } from "./a.ts";\nexport const c = a;',
		});
		expect(violations).toEqual([
			"server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts: a cycle; take out what both need",
		]);
	});

	test("what the house allows passes", () => {
		const violations = write({
			"domain/a.ts": 'import * as z from "zod/mini";\nimport { b } from "./b.ts";\nexport const a = b;',
			"domain/b.ts":
				'import type { A } from "./a.ts";\n// import { x } from "../server/x.ts"\n/* process.env */\nexport const b = 1;',
			"content/a.ts": 'import { b } from "../domain/b.ts";',
			"server/main/env.ts": "export const read = () => process.env.PORT;",
			"server/a.server.ts":
				'import { sql } from "kysely";\nsql<Row>`select 1`;\nconst link = "https://x.example"; import("./main/env.ts");',
			"app/a.tsx": 'import { log } from "../server/platform/log.ts";\nimport { b } from "./ui/b.tsx";',
			"app/ui/b.tsx": 'import { useState } from "react";',
			"app/shop/loader.tsx": 'import { a } from "../../server/a.server.ts";\nexport async function loader() {}',
			"app/shop/page.tsx":
				'import { a } from "../../server/a.server.ts";\nimport type { Route } from "./+types/page";\nexport default 1;',
			"app/shop/send.server.ts": 'import { a } from "../../server/a.server.ts";',
			"app/desk/b.tsx": 'import { b } from "../ui/b.tsx";',
			"domain/a.test.ts": 'import { test } from "vitest";\nimport { shop } from "../tests/support/shop.ts";',
			"scripts/a.ts": 'import { a } from "../server/a.server.ts";\nconst path = process.env.PATH;',
		});
		expect(violations).toEqual([]);
	});
});
