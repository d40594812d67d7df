/** Of the company's figures what the steps name: "24 hours", "2 to 5 business days", "24-48 hours". */
type Figures = { response: string; processing: string; tracking: string };

/** What happens after an order request, step by step; a loader sends them. */
export const steps = {
	afterRequest: ({ response, processing, tracking }: Figures) => [
		{
			when: "At once",
			what: "A confirmation goes to your email address. If it does not arrive within a few minutes, please check your spam folder.",
		},
		{
			when: `Within ${response}`,
			what: "We will contact you with pricing and payment details. This holds on Sundays, too.",
		},
		{
			when: "When you agree",
			what: `We send you a proforma invoice, and make your goods once the agreed advance has arrived. When they are ready, we process the order in ${processing} and dispatch it.`,
		},
		{ when: "After dispatch", what: `Tracking data appears after ${tracking.replace("-", " to ")}.` },
	],
};
