import { type Currency, formatCountBeside } from "../../domain/shared/currency.ts";
import type { FigureLocales } from "../../domain/shared/figure-locales.ts";
import { stripBidiMarks } from "../../domain/shared/strip-bidi-marks.ts";
import type { entries } from "../../messages/en/buyer/entries.ts";
import type { CaseView, EntryView } from "../../server/cases/index.ts";
import { fileSize } from "./counted.ts";
import type { TalkEntry } from "./view.ts";

/** What an entry is shown with. */
type Frame = {
	/** The company's name, used where no person's name is known. */
	companyName: string;
	currency: Currency;
	words: typeof entries;
	figures: FigureLocales;
};

/** Everything that was said and done, oldest first, as the buyer reads it; the request's own note comes first. */
export function talkView(view: CaseView, frame: Frame): TalkEntry[] {
	const said = view.entries
		.map((entry) => talkEntry(entry, view.versions, frame))
		.toSorted((one, other) => one.at - other.at);
	const { notes } = view.request;
	if (!notes) return said;
	const first: TalkEntry = {
		id: "request",
		at: view.requestedAt,
		who: "you",
		name: frame.words.you,
		title: "",
		text: notes,
		wanted: [],
		files: [],
	};
	return [first, ...said];
}

function talkEntry(
	entry: EntryView,
	versions: CaseView["versions"],
	{ companyName, currency, words, figures }: Frame,
): TalkEntry {
	const who = entry.actor === "buyer" ? "you" : entry.actor === "staff" ? "company" : "nobody";
	const { title, text } = whatWasDone(entry, words);
	const changed = versions.find(({ version }) => "version" in entry.data && version === entry.data.version);
	const unitOf = (key: string) => changed?.content.lines.find((line) => line.key === key)?.unit ?? "piece";
	const last = versions.find(({ sentAt }) => sentAt <= entry.at);
	return {
		id: entry.id,
		// The clock comes to it some time after: the offer expired when it said that it would.
		at: entry.kind === "expire" && last ? Math.min(entry.at, last.validUntil) : entry.at,
		who,
		name: who === "you" ? words.you : who === "company" ? (entry.data.by ?? companyName) : "",
		title,
		text,
		wanted: (entry.kind === "request_change" ? (entry.data.wanted ?? []) : []).map(({ key, name, from, to }) => ({
			name,
			from: formatCountBeside(from, currency, figures),
			to: words.goodsCount({ count: to, figure: formatCountBeside(to, currency, figures), unit: unitOf(key) }),
		})),
		files: entry.files.map(({ id, name, bytes }) => ({ id, name, size: fileSize(bytes) })),
	};
}

function whatWasDone(entry: EntryView, words: typeof entries): { title: string; text: string } {
	const { body, data } = entry;
	const what = "version" in data && data.version ? words.version({ version: data.version }) : words.theQuote;
	switch (entry.kind) {
		case "send_quote":
			return { title: words.sent({ what }), text: body };
		case "request_change":
			return { title: words.askedForChange({ what }), text: body };
		case "accept": {
			const { delivery = "", leftOut = [] } = entry.data;
			return { title: words.accepted({ what, name: stripBidiMarks(body), delivery, leftOut }), text: "" };
		}
		case "decline":
			return { title: words.declined({ what, because: entry.data.because }), text: body };
		case "withdraw_request":
			return { title: words.withdrewRequest, text: body };
		case "withdraw_offer":
			return { title: words.withdrewQuote, text: body };
		case "refuse":
			return { title: words.noOffer, text: body };
		case "renew":
			return { title: words.askedForNew, text: body };
		case "ask_undo":
			return { title: words.askedUndo, text: body };
		case "agree_undo":
			return { title: words.agreedUndo, text: "" };
		case "record_payment":
			return { title: words.paymentArrived, text: "" };
		case "record_production":
			return { title: words.productionBegun, text: "" };
		case "stop_reminders":
			return { title: words.stoppedReminders, text: "" };
		case "expire":
			return { title: words.quoteExpired, text: "" };
		default:
			return { title: "", text: body };
	}
}
