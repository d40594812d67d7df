import { createContext, useContext } from "react";
import { Scripts } from "react-router";
import { useNonce } from "../ui/nonce.ts";
import bootScript from "./boot.ts?inline-script";
import { DATA_ID, START_ID } from "./ids.ts";
import type { LateStart } from "./read-start.ts";

/** Set by the server's entry for the documents whose script comes late; the others have the framework's own. */
export const LateStartContext = createContext<LateStart | undefined>(undefined);

/**
 * The framework's `<Scripts>`, or on public pages what fetches the same scripts once the page has loaded
 * (docs/decisions/0024-script-after-load.md). Renders nothing in the browser, where either has done its work.
 */
export function LateScript({ isPublic }: { isPublic: boolean }) {
	const late = useContext(LateStartContext);
	const nonce = useNonce();
	if (import.meta.env.DEV) return <Scripts />;
	if (!import.meta.env.SSR) return null;
	return (
		<>
			{late ? (
				<>
					<DataBlock id={START_ID} text={JSON.stringify(late.start)} />
					<DataBlock id={DATA_ID} text={late.data} />
				</>
			) : (
				<Scripts />
			)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text that the build alone has made. */}
			{isPublic && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript }} />}
		</>
	);
}

/** JSON as it stands, which no browser runs; in it "<" stands in texts alone, where this says the same. */
function DataBlock({ id, text }: { id: string; text: string }) {
	const html = text.replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: without "<" nothing in it ends the element.
	return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: html }} />;
}
