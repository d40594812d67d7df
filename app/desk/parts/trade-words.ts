import type { PaymentTrigger } from "../../../domain/quotes/schedule.ts";
import type { ExportUnder } from "../../../domain/quotes/tax.ts";

/** How exports leave India, as staff choose it. */
export const EXPORT_NAMES: Readonly<Record<ExportUnder, string>> = {
	lut: "Under a letter of undertaking (LUT)",
	igst: "With payment of IGST",
};

/** When a payment is due, as staff choose it. */
export const TRIGGER_NAMES: Readonly<Record<PaymentTrigger, string>> = {
	proforma: "With the proforma invoice",
	"before-dispatch": "Before dispatch",
	"against-documents": "Against documents",
	"letter-of-credit": "Letter of credit at sight",
	"after-dispatch": "Days after dispatch",
	"after-bill-of-lading": "Days after the bill of lading",
	"after-delivery": "Days after delivery",
};
