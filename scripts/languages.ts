import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

/*
 * Each language but English has a build of the browser's files of its own (docs/decisions/0033-a-language-is-a-folder.md).
 * scripts/build.ts makes them first; the server's build, which follows, holds the lists of their files.
 */

/** Set while the browser's files of one language are built. */
export const BUILD_LANGUAGE = "BUILD_LANGUAGE";

/** Where the build of a language lies until its files stand beside the English ones. */
export function languageFolder(locale: string): string {
	return `.react-router/languages/${locale}`;
}

/** In the browser's files `messages/en/` is read as another language's folder. */
export function inLanguage(root: string, locale: string | undefined): Plugin {
	const english = join(root, "messages", "en") + sep;
	const messages = join(root, "messages") + sep;
	return {
		name: "in-language",
		enforce: "pre",
		applyToEnvironment: ({ name }) => locale !== undefined && name === "client",
		async resolveId(source, importer) {
			// What the sentences themselves import (a language may rest on another one) is what they say.
			if (!source.includes("messages/en/") || importer?.startsWith(messages)) return undefined;
			const found = await this.resolve(source, importer, { skipSelf: true });
			return found && { ...found, id: found.id.replace(english, join(messages, locale ?? "en") + sep) };
		},
	};
}

const LISTS = "virtual:language-builds";

/** `import lists from "virtual:language-builds"`: for each language that has been built, the list of its routes' files. */
export function languageBuilds(root: string): Plugin {
	return {
		name: "language-builds",
		resolveId: (source) => (source === LISTS ? `\0${LISTS}` : undefined),
		load(id) {
			if (id !== `\0${LISTS}`) return undefined;
			const isBuild = this.environment.mode === "build" && process.env[BUILD_LANGUAGE] === undefined;
			const files = isBuild ? globSync(join(root, languageFolder("*"), "client/assets/manifest-*.js")) : [];
			const lists = files.map((file) => {
				const [locale = ""] = file.slice(join(root, languageFolder("")).length).split(sep);
				const list = readFileSync(file, "utf8").replace(/^window\.__reactRouterManifest=|;\s*$/g, "");
				return `${JSON.stringify(locale)}: ${list}`;
			});
			return `export default {${lists.join(",")}};`;
		},
	};
}
