import { expect, test } from "vitest";
import { actorName } from "./actor-name.ts";

test("a colleague is named, whoever looks is “You”, and of neither it is still a colleague", () => {
	expect(actorName({ actor: "staff", by: "Priya" }, { me: "Arjun" })).toBe("Priya");
	expect(actorName({ actor: "staff", by: "Priya" }, { me: "Priya" })).toBe("You");
	expect(actorName({ actor: "staff", by: undefined })).toBe("A colleague");
});

test("the buyer is called as the page calls them, and what time alone did is the clock's", () => {
	expect(actorName({ actor: "buyer", by: undefined })).toBe("The buyer");
	expect(actorName({ actor: "buyer", by: undefined }, { buyer: "Anna" })).toBe("Anna");
	expect(actorName({ actor: "system", by: undefined })).toBe("The system");
});
