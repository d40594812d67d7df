/** The address that calls a number, however it is written: "tel:+919876543210" for "+91 98765 43210". */
export function telLink(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
