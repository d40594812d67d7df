import { formats } from "../../messages/en/formats.ts";
import { SHAPES } from "./local-time.tsx";
import { useMessages } from "./use-messages.ts";

/** Does what LocalTime does once it lives, while the document is read: no line moves when the reader's zone comes. */
const SCRIPT = `(function(s,l){document.documentElement.dataset.clock="own";document.querySelectorAll("time[data-shape]").forEach(function(t){t.textContent=new Intl.DateTimeFormat(l,s[t.dataset.shape]).format(new Date(t.dateTime))})})(${JSON.stringify(SHAPES)},document.currentScript.dataset.dates)`;

/** Placed at the end of the body. Renders nothing in the browser, where it has done its work. */
export function LocalTimeScript() {
	const { dates } = useMessages(formats);
	if (!import.meta.env.SSR) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this file alone.
	return <script data-dates={dates} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
