import { expect, test } from "vitest";
import { domainOf, Lanes } from "./lanes.ts";

test("a domain is what follows the last @, in small letters", () => {
	expect(["a@B.Example", "a@b@c.example", "https"].map(domainOf)).toEqual(["b.example", "c.example", "https"]);
});

test("a domain has one delivery at a time until one is taken, then three, and one again after a failure", () => {
	const lanes = new Lanes();
	expect([lanes.room, lanes.roomOf("a.example"), lanes.full()]).toEqual([10, 1, []]);
	lanes.begin("a.example");
	expect([lanes.room, lanes.roomOf("a.example"), lanes.full()]).toEqual([9, 0, ["a.example"]]);
	expect(lanes.roomOf("b.example")).toBe(1);
	lanes.end("a.example", true);
	expect([lanes.room, lanes.roomOf("a.example"), lanes.full()]).toEqual([10, 3, []]);
	for (let n = 0; n < 3; n++) lanes.begin("a.example");
	expect(lanes.full()).toEqual(["a.example"]);
	lanes.end("a.example", false);
	expect([lanes.room, lanes.full()]).toEqual([8, ["a.example"]]);
	lanes.end("a.example", false);
	lanes.end("a.example", true);
	expect([lanes.room, lanes.roomOf("a.example")]).toEqual([10, 3]);
});
