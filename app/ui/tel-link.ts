/**
 * The address that calls a number: "tel:+919876543210" for "+91 98765 43210".
 * @returns undefined where what is written is no single number (other digits, words, two numbers): it would call another than it shows
 */
export function telLink(phone: string): string | undefined {
	if (!/^\+?[\d\s()./-]+$/.test(phone.trim())) return undefined;
	// "(0)" after the code of a country is dialled within that country alone.
	const number = phone.replace(/(\+\d{1,3}[\s.-]*)\(0\)/, "$1").replace(/[^\d+]/g, "");
	return /^\+?\d{7,15}$/.test(number) ? `tel:${number}` : undefined;
}
