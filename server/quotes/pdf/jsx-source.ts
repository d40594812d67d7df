import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/*
 * Lets this process or thread read JSX from its source, in development and in tests: Node strips types by itself but knows no
 * JSX. What the build makes never reads this.
 */
registerHooks({
	load(url, context, next) {
		if (!url.endsWith(".tsx")) return next(url, context);
		const { code } = transformSync(url, readFileSync(fileURLToPath(url), "utf8"), {
			lang: "tsx",
			jsx: { runtime: "automatic" },
		});
		return { format: "module", source: code, shortCircuit: true };
	},
});
