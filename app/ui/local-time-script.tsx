import { SHAPES } from "./local-time.tsx";

/** Does what LocalTime does once it lives, while the document is read: no line moves when the reader's zone comes. */
const SCRIPT = `(function(s){document.documentElement.dataset.clock="own";document.querySelectorAll("time[data-shape]").forEach(function(t){t.textContent=new Intl.DateTimeFormat("en-GB",s[t.dataset.shape]).format(new Date(t.dateTime))})})(${JSON.stringify(SHAPES)})`;

/** Placed at the end of the body. Renders nothing in the browser, where it has done its work. */
export function LocalTimeScript() {
	if (!import.meta.env.SSR) return null;
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a text of this file alone.
	return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
