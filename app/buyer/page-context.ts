import { createContext, useContext } from "react";
import type { FormResult } from "../forms/form-result.ts";
import type { QuoteView } from "./view.ts";

/** What every part of the page may need. */
type PageState = {
	view: QuoteView;
	/** A preview shows everything and sends nothing. */
	mode: "buyer" | "preview";
	/** What became of the last form, when it was not done. */
	answer: FormResult | undefined;
};

export const PageContext = createContext<PageState | undefined>(undefined);

export function usePage(): PageState {
	const state = useContext(PageContext);
	if (!state) throw new Error("usePage is called outside the buyer's page.");
	return state;
}
