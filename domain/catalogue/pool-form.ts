import * as z from "zod/mini";
import { asked, number, rule, words, written } from "../shared/field-schemas.ts";
import { type Parsed, parseForm } from "../shared/form.ts";
import { MAX_QUANTITY } from "../shared/quantity-limits.ts";
import { slugOf } from "../shared/slug.ts";
import type { Pool } from "./pool.ts";

declare module "../shared/problem.ts" {
	interface DeskProblemCodes {
		"least-above-minimum": object;
		/** Another pool has this name, or this id: a file could not distinguish them. */
		"pool-name-taken": { name: string };
	}
}

/** A pool as its form gives it; its id is the company's own. */
type PoolDraft = Omit<Pool, "id">;

const poolFields = ["name", "minimum", "least"] as const;
export type PoolField = (typeof poolFields)[number];
export type PoolTexts = Record<PoolField, string>;

const poolSchema = z
	.object({
		name: words("name", 2, 60),
		minimum: asked("joint-minimum", number(1, MAX_QUANTITY)),
		least: written(number(1, MAX_QUANTITY), undefined),
	})
	.check(
		rule("least", { code: "least-above-minimum" }, ({ minimum, least }) => {
			const both = Number.isInteger(minimum) && Number.isInteger(least);
			return !both || Number(least) <= minimum;
		}),
	);

/** Reads a pool as it is written; every field that is not right has its problem. */
export function readPool(texts: Readonly<Partial<PoolTexts>>): Parsed<PoolDraft> {
	return parseForm(poolSchema, texts);
}

/** A pool as its form shows it. */
export function poolTexts({ name, minimum, least }: PoolDraft): PoolTexts {
	return { name, minimum: String(minimum), least: least === undefined ? "" : String(least) };
}

/** What is in the form of a pool that is not there yet. */
export const newPoolTexts: PoolTexts = { name: "", minimum: "", least: "" };

/** The id of a new pool: made from its name, and numbered where that is taken or says nothing in Latin letters. */
export function newPoolId(name: string, taken: readonly string[]): string {
	const base = slugOf(name) || "pool";
	let id = base;
	for (let n = 2; taken.includes(id); n++) id = `${base}-${n}`;
	return id;
}
