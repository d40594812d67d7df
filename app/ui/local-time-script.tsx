import { formats } from "../../messages/en/formats.ts";
import { useNonce } from "./nonce.ts";
import { SHAPES } from "./time-shapes.ts";
import { useMessages } from "./use-messages.ts";

/**
 * Does what LocalTime does once it lives, while the document is read: every moment is on the reader's clock before it is
 * painted, however slowly the rest comes, so that no line moves. A text that has come in part is written again.
 */
const script = () =>
	`(function(s,l){var d=document,o=new MutationObserver(w);function w(){d.querySelectorAll("time[data-shape]").forEach(function(t){var x=new Intl.DateTimeFormat(l,s[t.dataset.shape]).format(new Date(t.dateTime));if(t.textContent!==x)t.textContent=x})}d.documentElement.dataset.clock="own";o.observe(d,{childList:true,characterData:true,subtree:true});d.addEventListener("DOMContentLoaded",function(){w();o.disconnect()})})(${JSON.stringify(SHAPES)},document.currentScript.dataset.dates)`;

/** Placed in the head, in the document alone: in the browser it has done its work. */
export function LocalTimeScript() {
	const { dates } = useMessages(formats);
	const nonce = useNonce();
	const given = { nonce, "data-dates": dates, suppressHydrationWarning: true };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this file alone.
	return <script {...given} dangerouslySetInnerHTML={{ __html: script() }} />;
}
