import { create } from "zustand";

/** Which colour of which product is chosen on its page: the picture, the swatches and the order go by it. */
const useChosen = create<{ id?: string; code?: string | undefined }>()(() => ({}));

/** The code of the colour chosen for a product; undefined while it is left to be agreed. */
export function useChosenColour(id: string): string | undefined {
	return useChosen((chosen) => (chosen.id === id ? chosen.code : undefined));
}

/** Chooses a colour; the one that is chosen already is left open again. */
export function chooseColour(id: string, code: string): void {
	useChosen.setState((chosen) => ({ id, code: chosen.id === id && chosen.code === code ? undefined : code }));
}
