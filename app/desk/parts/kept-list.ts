const SLOT = "desk-list";

/** The list that was last looked at in this tab: its address and the cases in it, in their order. */
export type KeptList = { address: string; ids: string[] };

export function keepList(list: KeptList): void {
	sessionStorage.setItem(SLOT, JSON.stringify(list));
}

export function readKeptList(): KeptList | undefined {
	try {
		const kept = JSON.parse(sessionStorage.getItem(SLOT) ?? "");
		return typeof kept?.address === "string" && Array.isArray(kept.ids) ? kept : undefined;
	} catch {
		return undefined;
	}
}
