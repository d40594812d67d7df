/** "Six lines" at the beginning of a heading. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
