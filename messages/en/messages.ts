import { amounts } from "./amounts.ts";
import { buyer } from "./buyer.ts";
import { cells } from "./cells.ts";
import { charges } from "./charges.ts";
import { documents } from "./documents.ts";
import { emails } from "./emails.ts";
import { forms } from "./forms.ts";
import { http } from "./http.ts";
import { intake } from "./intake.ts";
import { language } from "./language.ts";
import { orderDetails } from "./order-details.ts";
import { quantityProblems } from "./problems/quantities.ts";
import { problems } from "./problems.ts";
import { shop } from "./shop.ts";
import { ui } from "./ui.ts";

/** Everything that visitors and buyers read, in English. Every other language has the same files and names. */
export const en = {
	language,
	amounts,
	forms,
	shop,
	ui,
	buyer,
	cells,
	problems,
	quantityProblems,
	intake,
	http,
	charges,
	emails,
	documents,
	orderDetails,
};

export type Messages = typeof en;
