import { cancellationRefundPolicy } from "./cancellation-refund-policy.ts";
import type { Policy, Publisher } from "./policy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { shippingPolicy } from "./shipping-policy.ts";
import { termsConditions } from "./terms-conditions.ts";

/** The four policies in the order of the footer. */
export function policiesOf(publisher: Publisher): readonly Policy[] {
	return [privacyPolicy(publisher), termsConditions(publisher), shippingPolicy, cancellationRefundPolicy];
}

/** Their names in the footer, by slug; the specification shortens one of them. */
export const footerLabels: Readonly<Record<Policy["slug"], string>> = {
	"privacy-policy": "Privacy Policy",
	"terms-conditions": "Terms & Conditions",
	"shipping-policy": "Shipping Policy",
	"cancellation-refund-policy": "Cancellation & Refund",
};
