import { expect, test } from "vitest";
import { actorName } from "./actor-name.ts";

test("a colleague is named, oneself is “You”, and without a name it is a colleague", () => {
	expect(actorName({ actor: "staff", by: "Priya" }, { me: "Arjun" })).toBe("Priya");
	expect(actorName({ actor: "staff", by: "Priya" }, { me: "Priya" })).toBe("You");
	expect(actorName({ actor: "staff", by: undefined })).toBe("A colleague");
});

test("the buyer has the name the page uses, and what was due by time alone is done by the clock", () => {
	expect(actorName({ actor: "buyer", by: undefined })).toBe("The buyer");
	expect(actorName({ actor: "buyer", by: undefined }, { buyer: "Anna" })).toBe("Anna");
	expect(actorName({ actor: "system", by: undefined })).toBe("The system");
});
