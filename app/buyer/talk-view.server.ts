import { type Currency, formatCountBeside } from "../../domain/shared/currency.ts";
import { unturned } from "../../domain/shared/strip-bidi-marks.ts";
import type { CaseView, EntryView } from "../../server/cases/index.ts";
import { fileSize } from "./counted.ts";
import type { TalkEntry } from "./view.ts";

/** Everything that was said and done, oldest first, as the buyer reads it; the request's own note stands first. */
export function talkView(view: CaseView, companyName: string, currency: Currency): TalkEntry[] {
	const entries = view.entries.map((entry) => talkEntry(entry, companyName, currency));
	const { notes } = view.request;
	if (!notes) return entries;
	const first: TalkEntry = {
		id: "request",
		at: view.requestedAt,
		who: "you",
		name: "You",
		title: "",
		text: notes,
		wanted: [],
		files: [],
	};
	return [first, ...entries];
}

function talkEntry(entry: EntryView, companyName: string, currency: Currency): TalkEntry {
	const who = entry.actor === "buyer" ? "you" : entry.actor === "staff" ? "company" : "nobody";
	const { title, text } = words(entry);
	return {
		id: entry.id,
		at: entry.at,
		who,
		name: who === "you" ? "You" : who === "company" ? (entry.data.by ?? companyName) : "",
		title,
		text,
		wanted: (entry.kind === "request_change" ? (entry.data.wanted ?? []) : []).map(({ name, from, to }) => ({
			name,
			from: formatCountBeside(from, currency),
			to: formatCountBeside(to, currency),
		})),
		files: entry.files.map(({ id, name, bytes }) => ({ id, name, size: fileSize(bytes) })),
	};
}

function words({ kind, body, data }: EntryView): { title: string; text: string } {
	const version = "version" in data && data.version ? `version ${data.version}` : "the offer";
	switch (kind) {
		case "send_quote":
			return { title: `Sent ${version}.`, text: body };
		case "request_change":
			return { title: `Asked for a change of ${version}.`, text: body };
		case "accept":
			return { title: `Accepted ${version} as ${unturned(body)}.`, text: "" };
		case "decline":
			return { title: `Declined ${version}.`, text: body };
		case "withdraw_request":
			return { title: "Withdrew the request.", text: body };
		case "withdraw_offer":
			return { title: "Took the offer back.", text: body };
		case "refuse":
			return { title: "Can make no offer.", text: body };
		case "renew":
			return { title: "Asked for a new offer.", text: body };
		case "expire":
			return { title: "The offer ended.", text: "" };
		default:
			return { title: "", text: body };
	}
}
