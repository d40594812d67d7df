import { useEffect, useId, useState } from "react";
import type { FormerQuote } from "../../../domain/quotes/draft.ts";
import type { QuoteTemplate } from "../../../domain/quotes/template.ts";
import { currencySchema, formatMoney } from "../../../domain/shared/currency.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import { Notice } from "../parts/notice.tsx";
import textStyles from "../parts/text.module.css";
import { fullDay } from "../parts/time-words.ts";
import type { loader } from "./patterns.ts";
import pickListStyles from "./pick-list.module.css";
import { TemplateList } from "./template-list.tsx";
import { whileOpen } from "./while-open.ts";

type Props = {
	caseId: string;
	open: boolean;
	onTemplate: (template: QuoteTemplate) => void;
	onFormer: (offer: FormerQuote) => void;
	/** This quotation as a template. */
	onSave: () => void;
	onClose: () => void;
};

/** How long after the last key a search is asked for, milliseconds. */
const QUIET = 200;

/** Templates and former quotations whose terms, prices and lines this one may take over. */
export const PatternDialog = whileOpen(function PatternDialog({
	caseId,
	open,
	onTemplate,
	onFormer,
	onSave,
	onClose,
}: Props) {
	const [search, setSearch] = useState("");
	const { data, load } = useFetcher<typeof loader>();
	const [hasAnswered, setHasAnswered] = useState(false);
	const field = useId();
	const address = `/desk/requests/${caseId}/quote/patterns`;
	useEffect(() => {
		if (!open) return setSearch("");
		const words = search.trim();
		const timer = setTimeout(
			() => {
				// Also when it fails: without data it is known by then that there is no list.
				void load(words === "" ? address : `${address}?q=${encodeURIComponent(words)}`).then(() =>
					setHasAnswered(true),
				);
			},
			words === "" ? 0 : QUIET,
		);
		return () => clearTimeout(timer);
	}, [open, search, address, load]);
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const templates = data?.templates.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
	const takeFirst = () => {
		const [template] = templates ?? [];
		// What was found for other words is not taken.
		const [offer] = data?.search === search.trim() ? data.former : [];
		if (words.length === 0) return;
		if (template) onTemplate(template);
		else if (offer) onFormer(offer);
	};
	return (
		<Dialog title="Copy from" open={open} onClose={onClose} field={field} wide>
			<Field
				label="Template, buyer, company or reference"
				type="search"
				id={field}
				value={search}
				maxLength={100}
				onChange={({ target }) => setSearch(target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					takeFirst();
				}}
				hint="Enter takes the first one that fits."
			/>
			<div className={pickListStyles.lists}>
				{!data && hasAnswered && (
					<Notice kind="bad">
						<p>The list could not be loaded. The draft stays as it is.</p>
						<p>
							<Button onClick={() => void load(address)}>Try again</Button>
						</p>
					</Notice>
				)}
				{templates && data && (
					<>
						<h3>Templates</h3>
						<TemplateList
							templates={templates}
							address={address}
							none={data.templates.length === 0 ? "None yet." : "None of this name."}
							onPick={onTemplate}
							onChanged={() => void load(address)}
						/>
						<h3>Former quotations</h3>
						<FormerList offers={data.former} search={data.search} onPick={onFormer} />
					</>
				)}
			</div>
			<p className={dialogStyles.actions}>
				<Button onClick={onSave}>Save this quotation as a template</Button>
				<Button onClick={onClose}>Close</Button>
			</p>
		</Dialog>
	);
});

type FormerProps = { offers: readonly FormerQuote[]; search: string; onPick: (offer: FormerQuote) => void };

function FormerList({ offers, search, onPick }: FormerProps) {
	if (offers.length === 0)
		return (
			<p className={textStyles.muted}>
				{search === "" ? "Nothing has been quoted yet." : "None has all of these words."}
			</p>
		);
	return (
		<ul className={pickListStyles.all}>
			{offers.map((offer) => (
				<li key={`${offer.caseId} ${offer.version}`}>
					<button type="button" onClick={() => onPick(offer)}>
						<span>
							<bdi>{offer.buyer}</bdi>, {countryName(offer.country)}
							{offer.sameBuyer && " (this buyer)"}
						</span>
						<span className={textStyles.muted}>
							{offer.reference} v{offer.version}, {fullDay(offer.sentAt)},{" "}
							{formatMoney(offer.total, currencySchema.parse(offer.currency))}
						</span>
					</button>
				</li>
			))}
		</ul>
	);
}
