/*
 * A set of cases within a block, and how it is stored as text: a few of them as two letters each; many as a letter for each six
 * of the block, which is one letter longer than the longest of the other kind. A bit is a case's place within its block.
 */

/** Cases of one block: two letters are twelve bits. */
export const BLOCK = 4_096;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Uint8Array(128);
for (let value = 0; value < 64; value++) VALUES[LETTERS.charCodeAt(value)] = value;
const WHOLE = Math.ceil(BLOCK / 6);

/** Six cases in each byte. */
export type CaseSet = Uint8Array<ArrayBuffer>;

export function emptySet(): CaseSet {
	return new Uint8Array(WHOLE);
}

export function readSet(members: string): CaseSet {
	const set = emptySet();
	if (members.length === WHOLE) for (let at = 0; at < WHOLE; at++) set[at] = valueAt(members, at);
	else for (let at = 0; at < members.length; at += 2) addTo(set, valueAt(members, at) * 64 + valueAt(members, at + 1));
	return set;
}

/** Empty for a set without members. */
export function writeSet(set: CaseSet): string {
	const members = membersOf(set);
	if (members.length * 2 >= WHOLE) return Array.from(set, (value) => LETTERS[value]).join("");
	return members.map((place) => `${LETTERS[place >> 6]}${LETTERS[place & 63]}`).join("");
}

export function addTo(set: CaseSet, place: number): void {
	const at = Math.floor(place / 6);
	set[at] = (set[at] ?? 0) | (1 << (place % 6));
}

export function takeFrom(set: CaseSet, place: number): void {
	const at = Math.floor(place / 6);
	set[at] = (set[at] ?? 0) & ~(1 << (place % 6));
}

export function isIn(set: CaseSet, place: number): boolean {
	return ((set[Math.floor(place / 6)] ?? 0) & (1 << (place % 6))) !== 0;
}

/** Leaves in the first what is in the other too. */
export function keepShared(set: CaseSet, other: CaseSet): void {
	for (let at = 0; at < WHOLE; at++) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

/** Adds to the first what is in the other. */
export function addAll(set: CaseSet, other: CaseSet): void {
	for (let at = 0; at < WHOLE; at++) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/** Places within the block, the lowest first. */
export function membersOf(set: CaseSet): number[] {
	const members: number[] = [];
	for (let at = 0; at < WHOLE; at++) {
		const value = set[at] ?? 0;
		if (value === 0) continue;
		for (let bit = 0; bit < 6; bit++) if (value & (1 << bit)) members.push(at * 6 + bit);
	}
	return members;
}

function valueAt(members: string, at: number): number {
	return VALUES[members.charCodeAt(at)] ?? 0;
}
