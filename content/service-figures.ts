/** A span of business days. */
export type DaySpan = { from: number; to: number };

/** Business days of delivery, counted from dispatch (specification, section 9). */
export const deliveryDays = {
	domesticMetro: { from: 3, to: 6 },
	domesticNonMetro: { from: 5, to: 10 },
	asiaPacificMiddleEast: { from: 7, to: 14 },
	northAmericaEurope: { from: 10, to: 20 },
} as const satisfies Record<string, DaySpan>;

/** "3-6 business days" */
function businessDays(span: DaySpan): string {
	return `${span.from}-${span.to} business days`;
}

/** The promises and limits of the specification, section 9, in its own wording. Every page and policy takes them from here. */
export const serviceFigures = {
	response: "24 hours",
	processing: "2 to 5 business days",
	domesticMetro: businessDays(deliveryDays.domesticMetro),
	domesticNonMetro: businessDays(deliveryDays.domesticNonMetro),
	asiaPacificMiddleEast: businessDays(deliveryDays.asiaPacificMiddleEast),
	northAmericaEurope: businessDays(deliveryDays.northAmericaEurope),
	tracking: "24-48 hours",
	cancellation: "2 hours",
	damageReport: "7 days",
	refundStart: "3-5 business days",
	refundClearing: "5-10 business days",
	privacyAnswer: "30 days",
	privacyRevised: "June 25, 2025",
	termsUpdated: "June 2025",
	minimumAge: "18",
	courts: "Tirunelveli",
} as const;
