import fc from "fast-check";
import { expect, test } from "vitest";
import {
	isSample,
	MOST_OF_ONE,
	MOST_SAMPLED,
	mergeSamples,
	type Sample,
	sampleCount,
	sampleLimits,
} from "./samples.ts";
import { NO_SAMPLES, readSamples, storeSamples } from "./stored-samples.ts";

const sample = (more: Partial<Sample> = {}): Sample => ({
	...{ id: "shirt", name: "Madras Check Shirt", category: "shirts", kind: "piece", quantity: 1 },
	...{ colour: null, colourName: "" },
	...more,
});
const navy = sample({ colour: "N", colourName: "Navy" });

const anySample: fc.Arbitrary<Sample> = fc
	.record({
		id: fc.constantFrom(..."abcdefghijklm"),
		kind: fc.constantFrom("piece" as const, "swatch" as const),
		colour: fc.constantFrom("N", "R", null),
		quantity: fc.integer({ min: 1, max: 4 }),
	})
	.map(({ id, ...more }) => sample({ ...more, id, name: id.toUpperCase(), colourName: more.colour ?? "" }));
const anySamples = fc.array(anySample, { maxLength: 20 });

test("samples of one product, kind and colour are added up, others stand by themselves", () => {
	expect(mergeSamples([navy], [sample(), navy, sample({ kind: "swatch" })])).toEqual([
		{ ...navy, quantity: 2 },
		sample(),
		sample({ kind: "swatch" }),
	]);
});

test("adding up keeps the count, has no two alike, and changes nothing twice", () => {
	fc.assert(
		fc.property(anySamples, anySamples, (one, other) => {
			const merged = mergeSamples(one, other);
			expect(sampleCount(merged)).toBe(sampleCount(one) + sampleCount(other));
			expect(new Set(merged.map(({ id, kind, colour }) => `${id} ${kind} ${colour}`)).size).toBe(merged.length);
			expect(mergeSamples(merged)).toEqual(merged);
		}),
		{ seed: 2026, numRuns: 1_000 },
	);
});

test("up to three of each and ten products may be asked for, whatever their colours", () => {
	fc.assert(
		fc.property(anySamples, (list) => {
			const limits = sampleLimits(list);
			const ids = [...new Set(list.map(({ id }) => id))];
			const of = (id: string) => sampleCount(list.filter((one) => one.id === id));
			expect(limits.filter(({ problem }) => problem.code === "samples-too-many-of-one").map(({ id }) => id)).toEqual(
				ids.filter((id) => of(id) > MOST_OF_ONE),
			);
			expect(limits.filter(({ problem }) => problem.code === "samples-of-too-many").map(({ id }) => id)).toEqual(
				ids.slice(MOST_SAMPLED),
			);
		}),
		{ seed: 2026, numRuns: 1_000 },
	);
});

test("what is stored is read back, and a request of before there were samples has none", () => {
	fc.assert(
		fc.property(anySamples, (list) => {
			expect(readSamples(storeSamples(list))).toEqual(list);
		}),
	);
	for (const none of NO_SAMPLES) expect(readSamples(none)).toEqual([]);
	expect(() => readSamples('{"v":2}')).toThrow("version 2");
	expect(() => readSamples('{"v":1,"samples":[{"id":"a"}]}')).toThrow();
});

test.each([
	null,
	7,
	[],
	{},
	sample({ quantity: 0 }),
	sample({ quantity: 1.5 }),
	{ ...sample(), kind: "roll" },
	{ ...sample(), colour: 3 },
	{ ...sample(), name: undefined },
])("%j is no sample", (value) => {
	expect(isSample(value)).toBe(false);
	expect(isSample(sample())).toBe(true);
});
