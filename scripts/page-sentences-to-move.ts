/** Components of the public pages whose sentences have not been moved into messages/ yet. It only grows shorter. */
export const PAGES_STILL_TO_MOVE: readonly string[] = [
	"app/buyer/action.server.ts",
	"app/forms/deliver.ts",
	"app/forms/field.tsx",
	"app/forms/form-frame.tsx",
	"app/forms/outcome.tsx",
	"app/forms/use-unsaved.ts",
	"app/shop/checkout/checkout.tsx",
	"app/shop/checkout/line-problems.tsx",
	"app/shop/checkout/next-steps.tsx",
	"app/shop/checkout/order-form.tsx",
	"app/shop/checkout/order-summary.tsx",
	"app/shop/checkout/thank-you.tsx",
	"app/shop/contact/inquiry-form.tsx",
];
