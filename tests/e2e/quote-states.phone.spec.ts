import { expectState, NARROW } from "./buyer-states.ts";
import { test } from "./site-test.ts";

test.use({ timezoneId: "America/New_York" });

for (const status of NARROW)
	test(`${status}: says so in plain words`, ({ page, site }) => expectState(page, site, status));
