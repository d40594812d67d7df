import { createContext } from "react-router";
import { DEFAULT_LOCALE, type Locale } from "../../messages/registry.ts";
import type { BuyerAccess } from "../cases/index.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import type { Services } from "./wire-services.ts";

export type { Services };

/** Byte work on documents, each switched off by its setting (env.ts): the site is the same without. */
export type DocumentSettings = {
	/** Documents carry the style they use (app/document-style). */
	styleInDocument: boolean;
	/** The public pages' script comes after `load` (app/late-script). */
	lateScript: boolean;
	/** Browsers keep a page for want of a connection (app/shop/offline). */
	offlinePage: boolean;
};

export const documentContext = createContext<DocumentSettings>();

/**
 * The texts of the inline scripts that the rendering itself has put into the document; its policy names them and no
 * others. Set by the server's entry.
 */
export const inlineScriptsContext = createContext<readonly string[]>([]);

/** The use-cases; what is typed as theirs is inferred from the wiring. */
export const servicesContext = createContext<Services>();
export const visitorContext = createContext<Visitor>();
/** The language that this request is answered in: the visitor's, or the case's behind a private link. */
export const localeContext = createContext<Locale>(DEFAULT_LOCALE);
/** Gives this request's body the time that files need; called behind a gate, before the body is read. */
export const patienceContext = createContext<() => void>(() => undefined);
/** The case behind the private link of this request; set by the buyer's gate alone, and only for a link that is good now. */
export const buyerContext = createContext<BuyerAccess>();
