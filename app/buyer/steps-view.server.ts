import type { CaseView, VersionView } from "../../server/cases/index.ts";
import { spanText } from "./counted.ts";
import type { QuoteView, Stand, Step } from "./view.ts";

type Facts = { view: CaseView; stand: Stand; due: QuoteView["due"]; ended: (version: VersionView) => string };
type Mark = Omit<Step, "state"> & { todo?: boolean };

/** So many versions at most stand in the row of steps; all of them are listed below. */
const SHOWN = 2;

/** The way of a request from asking to the buyer's answer, with what is behind and what comes. */
export function stepsView({ view, stand, due, ended }: Facts): Step[] {
	const versions = view.versions.toSorted((a, b) => a.version - b.version);
	const marks: Mark[] = [
		{ label: "You asked", at: view.requestedAt },
		...answered(view, versions[0], stand, due),
		...versions.slice(-SHOWN).map(({ version, sentAt, ...rest }): Mark => {
			return { label: `Version ${version}`, at: sentAt, note: ended({ version, sentAt, ...rest }) };
		}),
		...outcome(view, stand, due),
	];
	const latest = marks.findLastIndex((mark) => !mark.todo);
	return marks.map(({ todo, ...mark }, index) => ({
		...mark,
		state: todo ? "todo" : index === latest ? "now" : "done",
	}));
}

/** The first answer, where it was not the quotation itself. */
function answered(view: CaseView, first: VersionView | undefined, stand: Stand, due: QuoteView["due"]): Mark[] {
	const { firstAnsweredAt, requestedAt } = view;
	if (firstAnsweredAt === null) return stand === "new" || stand === "in_review" ? [weAnswer(due)] : [];
	if (first && firstAnsweredAt === first.sentAt) return [];
	return [{ label: "We answered", note: `after ${spanText(firstAnsweredAt - requestedAt)}` }];
}

function weAnswer(due: QuoteView["due"]): Mark {
	return { label: "We answer", todo: true, ...(due ? { by: due.at } : { note: "within 24 hours" }) };
}

function outcome(view: CaseView, stand: Stand, due: QuoteView["due"]): Mark[] {
	const at = (...kinds: string[]) => view.entries.findLast(({ kind }) => kinds.includes(kind))?.at;
	const next: Mark = { label: "New version", todo: true, ...(due && !due.late ? { by: due.at } : { note: "follows" }) };
	switch (stand) {
		case "quoted":
			return [{ label: "Your answer", todo: true, by: view.state.validUntil ?? undefined }];
		case "revision_requested":
			return [{ label: "You asked for a change", at: at("request_change") }, next];
		case "taken_back":
		case "renewing":
			return [next];
		case "accepted":
			return [
				{ label: "Accepted", at: view.acceptance?.at },
				{
					label: "Proforma invoice",
					note: view.acceptance?.proforma ? "ready" : "being made",
					todo: !view.acceptance?.proforma,
				},
			];
		case "declined_by_buyer":
			return [{ label: "You declined", at: at("decline") }];
		case "withdrawn_by_buyer":
			return [{ label: "You withdrew", at: at("withdraw_request") }];
		case "declined_by_us":
			return [{ label: "We declined", at: at("refuse") }];
		case "expired":
			return [{ label: "Ended", at: view.state.validUntil ?? undefined }];
		default:
			return [
				{ label: "Your quotation", note: "with all prices and terms", todo: true },
				{ label: "Your answer", note: "nothing binds you before", todo: true },
			];
	}
}
