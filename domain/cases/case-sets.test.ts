import fc from "fast-check";
import { expect, test } from "vitest";
import {
	addAll,
	addTo,
	BLOCK,
	emptySet,
	isIn,
	keepShared,
	membersOf,
	readSet,
	takeFrom,
	writeSet,
} from "./case-sets.ts";

const places = fc.uniqueArray(fc.nat(BLOCK - 1), { maxLength: 700 });
const setOf = (members: readonly number[]) => {
	const set = emptySet();
	for (const place of members) addTo(set, place);
	return set;
};
const sorted = (members: readonly number[]) => [...members].sort((a, b) => a - b);

test("a set is read as it was written, few members and many, the first and the last place", () => {
	fc.assert(
		fc.property(places, (members) => {
			expect(membersOf(readSet(writeSet(setOf(members))))).toEqual(sorted(members));
		}),
	);
	const all = Array.from({ length: BLOCK }, (_, place) => place);
	for (const members of [[], [0], [BLOCK - 1], [0, BLOCK - 1], all, all.slice(0, 341), all.slice(0, 342)])
		expect(membersOf(readSet(writeSet(setOf(members))))).toEqual(members);
	expect(writeSet(emptySet())).toBe("");
	expect(writeSet(setOf(all))).toHaveLength(683);
});

test("what is shared, what is added and what is taken out", () => {
	fc.assert(
		fc.property(places, places, (one, other) => {
			const [shared, added] = [setOf(one), setOf(one)];
			keepShared(shared, setOf(other));
			addAll(added, setOf(other));
			expect(membersOf(shared)).toEqual(sorted(one.filter((place) => other.includes(place))));
			expect(membersOf(added)).toEqual(sorted([...new Set([...one, ...other])]));
			for (const place of one) takeFrom(added, place);
			expect(one.some((place) => isIn(added, place))).toBe(false);
		}),
	);
});
