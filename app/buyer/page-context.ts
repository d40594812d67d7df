import { createContext, useContext } from "react";
import type { FormResult } from "../forms/form-result.ts";
import type { QuoteView } from "./view.ts";

/** Whom the page is shown to. A preview, of the page as it is or of a draft that has not been sent, sends nothing. */
export type Mode = "buyer" | "preview" | "draft";

/** What every part of the page may need. */
type PageState = {
	view: QuoteView;
	mode: Mode;
	/** What became of the last form, when it was not done. */
	answer: FormResult | undefined;
};

export const PageContext = createContext<PageState | undefined>(undefined);

export function usePage(): PageState {
	const state = useContext(PageContext);
	if (!state) throw new Error("usePage is called outside the buyer's page.");
	return state;
}
