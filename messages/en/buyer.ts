import { choosing } from "./buyer/choosing.ts";
import { contact } from "./buyer/contact.ts";
import { conversation } from "./buyer/conversation.ts";
import { deciding } from "./buyer/deciding.ts";
import { entries } from "./buyer/entries.ts";
import { frame } from "./buyer/frame.ts";
import { lines } from "./buyer/lines.ts";
import { nothingHere } from "./buyer/nothing-here.ts";
import { orders } from "./buyer/orders.ts";
import { progress } from "./buyer/progress.ts";
import { quote } from "./buyer/quote.ts";
import { refusals } from "./buyer/refusals.ts";
import { reminders } from "./buyer/reminders.ts";
import { spans } from "./buyer/spans.ts";
import { standing } from "./buyer/standing.ts";
import { steps } from "./buyer/steps.ts";
import { summary } from "./buyer/summary.ts";
import { terms } from "./buyer/terms.ts";
import { trouble } from "./buyer/trouble.ts";
import { versions } from "./buyer/versions.ts";

/** What the buyer's private page says: a module for each part. */
export const buyer = {
	choosing,
	contact,
	conversation,
	deciding,
	entries,
	frame,
	lines,
	nothingHere,
	orders,
	progress,
	quote,
	refusals,
	reminders,
	spans,
	standing,
	steps,
	summary,
	terms,
	trouble,
	versions,
};
