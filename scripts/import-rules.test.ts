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
		["domain/cases/a.ts", 'import { b } from "../../content/b.ts";', "the domain is pure"],
		["domain/cases/a.ts", 'import { readFileSync } from "node:fs";', "the domain is pure"],
		["domain/cases/a.ts", 'import {\n\tuseState,\n} from "react";', "the domain is pure"],
		["domain/cases/a.ts", 'const b = await import("../../server/cases/index.ts");', "the domain is pure"],
		["domain/cases/a.ts", 'export { b } from "../../content/b.ts";', "the domain is pure"],
		[
			"content/a.ts",
			'import { b } from "../server/cases/index.ts";',
			"words and figures rest on the domain and its words alone",
		],
		["content/a.ts", 'import * as z from "zod";', "words and figures rest on the domain and its words alone"],
		["server/cases/a.ts", 'import { b } from "../../app/b.ts";', "never the pages"],
		["app/ui/a.tsx", 'import { b } from "../../domain/cases/b.ts";', "know nothing of textiles"],
		["app/ui/a.tsx", 'import { create } from "zustand";', "know nothing of textiles"],
		["app/shop/a.tsx", 'import { b } from "../desk/b.tsx";', "never import each other"],
		["app/desk/a.tsx", 'import { b } from "../shop/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../shop/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../desk/b.tsx";', "never import each other"],
		["app/buyer/a.tsx", 'import { b } from "../../server/cases/index.ts";', "only loaders, actions"],
		["app/a.tsx", 'import { b } from "../server/cases/index.ts";', "the root of the app"],
		["app/shop/a.tsx", 'import { b } from "../../server/cases/index.ts";', "only loaders, actions"],
		["app/shop/a.tsx", 'import type { B } from "../../server/cases/index.ts";', "only loaders, actions"],
		["app/shop/a.server.ts", 'import { b } from "../../server/platform/db/b.ts";', "call the use-cases"],
		["app/shop/a.server.ts", 'import { b } from "../../server/main/wire-services.ts";', "call the use-cases"],
		["app/desk/a.server.ts", "const { read } = services.database;", "pages call the use-cases"],
		["app/shop/a.server.ts", 'import { b } from "../../server/cases/b.ts";', "through its index.ts alone"],
		["server/quotes/a.ts", 'import { b } from "../cases/b.ts";', "through its index.ts alone"],
		["server/quotes/a.ts", 'import type { B } from "../cases/b.ts";', "through its index.ts alone"],
		["server/quotes/a.ts", 'const b = await import("../cases/b.ts");', "through its index.ts alone"],
		["scripts/a.ts", 'import { b } from "../server/cases/b.ts";', "through its index.ts alone"],
		["server/platform/a.ts", 'import { b } from "../cases/index.ts";', "platform/ knows no feature"],
		["server/platform/a.ts", 'import { b } from "../../domain/cases/b.ts";', "platform/ knows no feature"],
		["server/platform/a.ts", 'import { b } from "../../content/b.ts";', "platform/ knows no feature"],
		["app/forms/a.server.ts", 'import { b } from "../../server/cases/index.ts";', "knows no page"],
		["app/forms/a.ts", 'import { b } from "../../content/b.ts";', "knows no page"],
		["server/cases/a.ts", 'import { b } from "../email/index.ts";', "features only enqueue"],
		["server/quotes/a.ts", 'import { b } from "../jobs/index.ts";', "jobs/ reads features, never the reverse"],
		["server/cases/a.ts", 'import { b } from "../main/env.ts";', "main/ wires the features"],
		["server/outbox/a.ts", 'import { b } from "../cases/index.ts";', "does not rest on server/cases/"],
		["server/weather/a.ts", 'import { b } from "../cases/index.ts";', "has no row in"],
		["domain/shared/a.ts", 'import type { B } from "../cases/b.ts";', "shared/ is what all features rest on"],
		["domain/orders/a.ts", 'import { b } from "../quotes/b.ts";', "does not rest on domain/quotes/"],
		["server/a.ts", "export const a = 1;", "hold folders only"],
		["domain/a.ts", "export const a = 1;", "hold folders only"],
		["studio/a.ts", 'import { b } from "../server/cases/index.ts";', "the studio makes pictures"],
		["server/cases/a.ts", 'import { b } from "../../tests/b.ts";', "imports no tests and no scripts"],
		["app/shop/a.tsx", 'import { b } from "../../scripts/b.ts";', "imports no tests and no scripts"],
		["app/shop/a.tsx", 'import { sql } from "kysely";', "SQL stands only in server/"],
		["studio/a.ts", 'const rows = db.selectFrom("product");', "SQL stands only in server/"],
		["domain/cases/a.ts", "const rows = sql<Row>`select 1`;", "SQL stands only in server/"],
		["server/cases/a.ts", "const port = process.env.PORT;", "read and checked in server/main/env.ts alone"],
		["app/desk/a.ts", "const form = await request.formData();", "it reads any number of parts"],
		["app/desk/index.ts", "export const a = 1;", "is a barrel"],
		["server/platform/index.ts", "export const a = 1;", "is a barrel"],
		["server/cases/index.ts", 'export * from "./b.ts";', "is a barrel"],
		["server/cases/utils.ts", "export const a = 1;", "name it after the noun or verb"],
		["server/cases/helpers.server.ts", "export const a = 1;", "name it after the noun or verb"],
		["server/cases/a.ts", "\n".repeat(301), "has 301 lines"],
		["server/cases/a.test.ts", "\n".repeat(301), "has 301 lines"],
		["app/shop/a.module.css", "\n".repeat(301), "has 301 lines"],
		["app/shop/a.module.css", ".pm { color: red; }", "a class name is a whole word"],
		["app/shop/a.module.css", ".card { margin-left: 1px; }", "only logical properties"],
		["app/shop/a.module.css", ".card { margin-top: 1px; }", "only logical properties"],
		["app/styles/base.css", ".card { position: absolute; bottom: 0; }", "only logical properties"],
	])("%s with %j is told why not", (path, text, reason) => {
		const violations = write({ [path]: text });
		expect(violations).toHaveLength(1);
		expect(violations[0]).toContain(path);
		expect(violations[0]).toContain(reason);
	});

	test("a cycle is named with every file in it, one of types too", () => {
		const violations = write({
			"server/cases/a.ts": 'import { b } from "./b.ts";\nexport const a = b;',
			"server/cases/b.ts": 'import type { C } from "./c.ts";\nexport const b = 1;',
			"server/cases/c.ts": 'import { a } from "./a.ts";\nexport type C = typeof a;',
		});
		expect(violations).toEqual([
			"server/cases/a.ts -> server/cases/b.ts -> server/cases/c.ts -> server/cases/a.ts: a cycle; take out what both need",
		]);
	});

	test("a cycle of folders is named, though no file is in one", () => {
		const violations = write({
			"server/main/a.ts": 'import { b } from "./http/b.ts";',
			"server/main/http/b.ts": "export const b = 1;",
			"server/main/http/c.ts": 'import type { D } from "../d.ts";',
			"server/main/d.ts": "export type D = 1;",
		});
		expect(violations).toEqual([
			"server/main/ -> server/main/http/ -> server/main/: a cycle of folders; one of them holds what belongs below both",
		]);
	});

	test("a feature's index that would load a heavy package with the start is named by the file that imports it", () => {
		const violations = write({
			"server/staff/index.ts": 'export { a } from "./a.ts";\nexport type { B } from "./b.ts";',
			"server/staff/a.ts": 'import { betterAuth } from "better-auth/minimal";\nconst sharp = () => import("sharp");',
			"server/staff/b.ts": 'import { pool } from "pg";\nexport type B = typeof pool;',
		});
		expect(violations).toEqual([
			"server/staff/a.ts imports better-auth: the start would load it; import() it when it is first asked for",
		]);
	});

	test("what is allowed passes", () => {
		const violations = write({
			"domain/cases/a.ts": 'import * as z from "zod/mini";\nimport { b } from "../shared/b.ts";\nexport const a = b;',
			"domain/shared/b.ts": '// import { x } from "../../server/x.ts"\n/* process.env */\nexport const b = 1;',
			"content/a.ts": 'import { b } from "../domain/shared/b.ts";',
			"server/main/env.ts": "export const read = () => process.env.PORT;",
			"server/main/wiring.ts":
				'import { a } from "../cases/index.ts";\nconst heavy = () => import("../cases/heavy.ts");',
			"server/main/context.ts": "export const context = 1;",
			"server/platform/log.ts": "export const log = 1;",
			"server/cases/heavy.ts": "export const heavy = 1;",
			"server/cases/index.ts": 'export { a } from "./a.ts";',
			"server/cases/a.ts":
				'import { sql } from "kysely";\nimport { log } from "../platform/log.ts";\nsql<Row>`select 1`;\nconst link = "https://x.example";',
			"app/a.tsx": 'import { log } from "../server/platform/log.ts";\nimport { b } from "./ui/b.tsx";',
			"app/ui/b.tsx": 'import { useState } from "react";',
			"app/shop/loader.tsx": 'import { a } from "../../server/cases/index.ts";\nexport async function loader() {}',
			"app/shop/page.tsx":
				'import { context } from "../../server/main/context.ts";\nimport type { Route } from "./+types/page";\nexport default 1;',
			"app/shop/send.server.ts": 'import { a } from "../../server/cases/index.ts";',
			"app/shop/card.module.css": ".product-card { margin-inline-start: 1px; background: url(left.png); }",
			"app/desk/b.tsx": 'import type { C } from "./c.tsx";',
			"app/desk/c.tsx": 'import { b } from "./b.tsx";\nexport type C = 1;',
			"domain/cases/a.test.ts": 'import { test } from "vitest";\nimport { shop } from "../../tests/support/shop.ts";',
			"scripts/a.ts": 'import { a } from "../server/cases/index.ts";\nconst path = process.env.PATH;',
			"tests/conformance/a.test.ts": 'import { a } from "../../server/cases/a.ts";',
		});
		expect(violations).toEqual([]);
	});
});
