import { serviceFigures as figures } from "./service-figures.ts";

export type NextStep = { when: string; what: string };

/** What happens after an order request, on the checkout page and on the thank-you page. */
export const nextSteps: readonly NextStep[] = [
	{ when: `Within ${figures.response}`, what: "We will contact you with pricing and payment details." },
	{ when: "When you agree", what: `Your order is processed in ${figures.processing} and dispatched.` },
	{ when: `${figures.tracking.replace("-", " to ")} on`, what: "Tracking data appears." },
];
