const KEY = "thari-thanked";

/**
 * Whether this device still has to be thanked for a request; true once for each reference. It is noted for all
 * tabs: a thank-you page opened again later must not empty a new cart.
 */
export function isNewReceipt(reference: string): boolean {
	try {
		if (localStorage.getItem(KEY) === reference) return false;
		localStorage.setItem(KEY, reference);
	} catch {
		// Storage is closed (private window): then no cart was kept either.
	}
	return true;
}
