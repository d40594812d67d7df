import { amounts } from "./amounts.ts";
import { buyer } from "./buyer.ts";
import { cells } from "./cells.ts";
import { charges } from "./charges.ts";
import { countries } from "./countries.ts";
import { documents } from "./documents.ts";
import { emails } from "./emails.ts";
import { formats } from "./formats.ts";
import { forms } from "./forms.ts";
import { http } from "./http.ts";
import { intake } from "./intake.ts";
import { language } from "./language.ts";
import { leadTime } from "./lead-time.ts";
import { orderDetails, orderWishes } from "./order-details.ts";
import { quantityProblems } from "./problems/quantities.ts";
import { problems } from "./problems.ts";
import { quoteChanges } from "./quote-changes.ts";
import { quoteLines } from "./quote-lines.ts";
import { quoteTerms } from "./quote-terms.ts";
import { samples } from "./samples.ts";
import { sheets } from "./sheets.ts";
import { shop } from "./shop.ts";
import { times } from "./times.ts";
import { ui } from "./ui.ts";

/** Everything that visitors and buyers read, in English. Every other language has the same files and names. */
export const en = {
	language,
	formats,
	amounts,
	forms,
	sheets,
	shop,
	ui,
	buyer,
	cells,
	samples,
	problems,
	quantityProblems,
	intake,
	http,
	charges,
	countries,
	emails,
	documents,
	quoteLines,
	quoteTerms,
	orderDetails,
	orderWishes,
	times,
	leadTime,
	quoteChanges,
};

export type Messages = typeof en;
