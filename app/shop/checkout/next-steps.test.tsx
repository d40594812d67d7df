import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serviceFigures as figures } from "../../../content/service-figures.ts";
import { steps } from "../../../messages/en/shop/checkout/steps.ts";
import { NextSteps } from "./next-steps.tsx";

test("what happens next is said with the figures of the service, the link behind the last step alone", () => {
	const html = renderToStaticMarkup(
		<NextSteps steps={steps.afterRequest(figures)} more={<a href="/shipping-policy">More</a>} />,
	);
	const shown = html.split("<li>").slice(1);
	expect(shown[0]).toMatch(/At once.*A confirmation goes to your email address\./);
	expect(shown[1]).toContain(`Within ${figures.response}`);
	expect(shown[2]).toContain(
		`We send you a proforma invoice, and make your goods once the agreed advance has arrived. When they are ready, we process the order in ${figures.processing} and dispatch it.`,
	);
	expect(shown[3]).toMatch(/After dispatch.*Tracking data appears after 24 to 48 hours\./);
	expect(shown.map((step) => step.includes("More"))).toEqual([false, false, false, true]);
});
