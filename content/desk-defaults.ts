import type { DeskSettings } from "../domain/settings/desk-settings.ts";
import { STANDARD_HOURS } from "../domain/shared/office-hours.ts";
import { company } from "./company.ts";

/**
 * What the desk starts with until the owner changes it. Port, lead time and anything else that only the owner can
 * know stay empty.
 */
export const deskDefaults: DeskSettings = {
	hours: { ...STANDARD_HOURS, days: [...STANDARD_HOURS.days], holidays: [] },
	offer: {
		validityDays: 14,
		incoterm: "EXW",
		namedPlace: company.city,
		portOfLoading: "",
		leadTimeDays: null,
		leadTimeStarts: "advance",
		documents: "Commercial invoice\nPacking list",
		reminderDays: 4,
		priceStep: 0,
	},
	staffSeeCosts: false,
	trade: { exportUnder: "", exportNumber: "", state: "", gstRates: [], schedule: [] },
	indicative: { day: "", rates: [] },
	paymentTerms: [
		{ name: "30 / 70 against B/L", text: "30% advance, 70% against copy of the bill of lading" },
		{ name: "50 / 50 before dispatch", text: "50% advance, 50% before dispatch" },
		{ name: "All in advance", text: "100% in advance" },
		{ name: "Letter of credit", text: "Irrevocable letter of credit at sight" },
	],
	terms: [
		{
			name: "Export, standard",
			text: [
				"Prices are for the quantities stated; other quantities are quoted anew.",
				"A later version of this quotation replaces this one, which can then no longer be accepted.",
				"Lead time is counted to readiness for shipment and begins as stated above.",
				"Bank details stand on the proforma invoice. They never change by email: if a message says otherwise, telephone us before you pay.",
				"A line offered in place of another ships only if you accept this version.",
				"Damage or a defect is reported within 7 days after delivery, with pictures.",
				"HS codes are to be confirmed by the customs broker. Duties and taxes at the destination are the buyer's unless the Incoterm says otherwise.",
			].join("\n"),
		},
	],
	replies: [
		{ name: "Sizes", text: "Which size ratio shall we price, for example S to XXL in 1:2:2:1:1?" },
		{
			name: "Delivery term",
			text: "Shall we quote ex works, FOB, or with freight to your port? Please name the place.",
		},
		{ name: "Working on it", text: "Thank you. We are checking stock and looms and come back to you with prices." },
	],
};
