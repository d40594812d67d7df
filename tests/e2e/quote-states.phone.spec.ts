import { expectStates, NARROW } from "./buyer-states.ts";
import { test } from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

test("the states that only have more room on a wide screen say so in plain words", ({ page, site }) =>
	expectStates(page, site, NARROW));
