import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nextSteps } from "../../../content/next-steps.ts";
import { serviceFigures as figures } from "../../../content/service-figures.ts";
import { NextSteps } from "./next-steps.tsx";

test("what happens next is told with the figures of the service, the way on behind the last step alone", () => {
	const html = renderToStaticMarkup(<NextSteps steps={nextSteps} more={<a href="/shipping-policy">More</a>} />);
	const steps = html.split("<li>").slice(1);
	expect(steps[0]).toContain(`Within ${figures.response}`);
	expect(steps[1]).toContain(`Your order is processed in ${figures.processing} and dispatched.`);
	expect(steps[2]).toContain("24 to 48 hours on");
	expect(steps.map((step) => step.includes("More"))).toEqual([false, false, true]);
});
