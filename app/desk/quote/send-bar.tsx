import { formatMoney } from "../../../domain/currency.ts";
import { endOfIndiaDay } from "../../../domain/india-day.ts";
import { deliveryTerm, pricesSet, type QuoteContent, quoteTotals, termsSet } from "../../../domain/quote-content.ts";
import { Button } from "../parts/button.tsx";
import { CheckIcon, MissingIcon } from "../parts/icons.tsx";

type Props = {
	content: QuoteContent;
	before: QuoteContent | null;
	version: number;
	now: number;
	canSend: boolean;
	onSend: () => void;
};

/** What must be right before an offer may go; the server asks the same. */
export function sendChecks(content: QuoteContent, now: number): { name: string; ok: boolean }[] {
	return [
		{ name: "Prices above 0", ok: pricesSet(content) },
		{ name: "Validity ahead", ok: (endOfIndiaDay(content.validUntilDay) ?? 0) > now },
		{ name: "Terms set", ok: termsSet(content) },
	];
}

/** The total and the guards, always in sight. */
export function SendBar({ content, before, version, now, canSend, onSend }: Props) {
	const { total } = quoteTotals(content);
	const difference = before && before.currency === content.currency ? total - quoteTotals(before).total : undefined;
	const checks = sendChecks(content, now);
	return (
		<div className="send-bar">
			<p className="grand">
				<span>Total {deliveryTerm(content)}</span>
				<b>{formatMoney(total, content.currency)}</b>
				{difference !== undefined && difference !== 0 && (
					<span>
						{difference > 0 ? "+" : ""}
						{formatMoney(difference, content.currency)} to v{version - 1}
					</span>
				)}
			</p>
			<ul className="checks">
				{checks.map(({ name, ok }) => (
					<li key={name} className={ok ? undefined : "missing"}>
						{ok ? <CheckIcon /> : <MissingIcon />}
						{name}
						{!ok && <span className="sr"> (missing)</span>}
					</li>
				))}
			</ul>
			<Button kind="primary" disabled={!canSend || checks.some(({ ok }) => !ok)} onClick={onSend}>
				Review and send v{version} <kbd>Ctrl ↵</kbd>
			</Button>
		</div>
	);
}
