import { expectStates, NARROW } from "./buyer-states.ts";
import { test } from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

test("every state that a wide screen only gives more room is named in plain words", ({ page, site }) =>
	expectStates(page, site, NARROW));
