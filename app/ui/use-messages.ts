import { createContext, use } from "react";
import { asItIs, type Translate } from "../../messages/translation.ts";

/** The language that the server draws a document in; English where nobody has said. */
export const LanguageContext = /* @__PURE__ */ createContext<Translate>(asItIs);

function inLanguageOfDocument<Sentences extends object>(english: Sentences): Sentences {
	return use(LanguageContext)(english);
}

/**
 * The sentences of a part, in the language of the page: `const words = useMessages(header)`, with `header` from
 * messages/en/shop/parts/header.ts. Call it while something is drawn: in a component or a hook.
 * In the browser messages/en/ is the page's own language already, whatever it is: each language has a build of its own.
 */
export const useMessages: Translate = import.meta.env.SSR ? inLanguageOfDocument : asItIs;

/** The same for a route's `meta`, which is no component: the router calls it while it draws the document's head. */
export const headMessages: Translate = useMessages;
