import { memo } from "react";
import { ownHtml } from "../ui/own-html.ts";
import { PLACEHOLDERS } from "./fill-style.ts";

/** Where the house's faces are used at once; elsewhere the boot script says when (app/boot.tsx). */
export const FACES_AT_ONCE = "(width >= 48rem)";

/**
 * The document's own style, drawn once: written anew, even the same text would be empty for a moment, and an empty one
 * is not allowed (server/platform/http/security-headers.ts). The server renders placeholders; the browser answers with what the
 * document already holds, so that React can put it back should it ever draw the whole document anew.
 */
export const DocumentStyle = memo(function DocumentStyle() {
	return (
		// biome-ignore-start lint/security/noDangerouslySetInnerHtml: our own style, put in by the server.
		<>
			<style
				id="faces"
				media={`${FACES_AT_ONCE}, (scripting: none)`}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: styleText("faces") }}
			/>
			<style id="css" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleText("css") }} />
		</>
		// biome-ignore-end lint/security/noDangerouslySetInnerHtml: our own style, put in by the server.
	);
});

function styleText(id: keyof typeof PLACEHOLDERS): string {
	if (typeof document === "undefined") return PLACEHOLDERS[id];
	return ownHtml(document.getElementById(id)?.textContent ?? "");
}
