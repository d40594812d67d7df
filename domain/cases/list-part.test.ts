import { expect, test } from "vitest";
import { listPartOf, readListPart } from "./list-part.ts";
import { QUEUES } from "./response-time.ts";

test("what is with a buyer who has not had it is for us to do; whose turn it is elsewhere stays", () => {
	expect(listPartOf({ queue: "with_buyer", mailFailed: true })).toBe("undelivered");
	for (const queue of QUEUES) expect(listPartOf({ queue, mailFailed: false })).toBe(queue);
	for (const queue of QUEUES.filter((one) => one !== "with_buyer"))
		expect(listPartOf({ queue, mailFailed: true })).toBe(queue);
});

test("an address names a part, or none", () => {
	for (const part of [...QUEUES, "undelivered"]) expect(readListPart(part)).toBe(part);
	expect(readListPart("elsewhere")).toBeUndefined();
	expect(readListPart(undefined)).toBeUndefined();
});
