import { createContext, useContext } from "react";

/**
 * The nonce of the document that is being rendered, for our own inline scripts: by it the server tells them from any other
 * (app/take-nonce.ts). In the browser there is none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** For an inline script that the document is to allow; undefined in the browser. */
export function useNonce(): string | undefined {
	return useContext(NonceContext);
}
