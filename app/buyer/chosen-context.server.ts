import { createContext } from "react-router";
import type { Typed } from "../../domain/shared/action-result.ts";

/** What a form that was posted without script says is chosen of the offer: the page that answers it shows that. */
export const chosenContext = createContext<Typed | null>(null);
