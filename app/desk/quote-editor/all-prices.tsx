import { useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { parsePercent } from "../../../domain/quotes/editing.ts";
import { moved, ownPrices, withAllPrices } from "../../../domain/quotes/pricing.ts";
import { formatMoney } from "../../../domain/shared/currency.ts";
import { Button } from "../parts/button.tsx";
import { plural } from "../parts/counted.ts";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { controlClass } from "../parts/field.tsx";
import textStyles from "../parts/text.module.css";
import styles from "./all-prices.module.css";
import { OWN_TEXT } from "./use-editor-keys.ts";
import type { Change } from "./use-edits.ts";

type Props = { content: QuoteContent; onChange: (change: Change) => void };

/** Moves all prices by a per cent; asks first where a line has a price of its own. */
export function AllPrices({ content, onChange }: Props) {
	const [percent, setPercent] = useState("");
	const [asking, setAsking] = useState<number | undefined>(undefined);
	const [step, setStep] = useState<{ after: QuoteContent; points: number } | undefined>(undefined);
	const points = parsePercent(percent);
	const usable = points !== undefined && points > -10_000;
	const own = ownPrices(content);
	const apply = (by: number, what: "stay" | "move") => {
		setAsking(undefined);
		setPercent("");
		// Of the draft as it is then: a figure typed just before may not be drawn yet.
		onChange((content) => {
			const after = withAllPrices(content, by, what);
			setStep({ after, points: by });
			return after;
		});
	};
	return (
		<>
			<form
				className={styles.form}
				{...OWN_TEXT}
				onSubmit={(event) => {
					event.preventDefault();
					if (!usable) return;
					if (own.length > 0) setAsking(points);
					else apply(points, "stay");
				}}
			>
				{step?.after === content && <span role="status">All prices {percentText(step.points)}.</span>}
				<label htmlFor="all-prices">All prices</label>
				<input
					id="all-prices"
					className={controlClass({ figures: true })}
					placeholder="−4 %"
					autoComplete="off"
					value={percent}
					onChange={({ target }) => setPercent(target.value)}
					aria-describedby="all-prices-hint"
				/>
				<span className={textStyles.hidden} id="all-prices-hint">
					Per cent of the list price, with a minus sign for less; prices by quantity change with it
				</span>
				<Button type="submit" disabled={!usable}>
					Apply
				</Button>
			</form>
			<Dialog title="Which prices should change?" open={asking !== undefined} onClose={() => setAsking(undefined)}>
				{asking !== undefined && (
					<>
						<p>
							{plural(own.length, {
								one: "This line has a price of its own.",
								other: `These ${own.length} lines have prices of their own.`,
							})}{" "}
							{own.length < content.lines.filter(({ kind }) => kind !== "unavailable").length &&
								`The others are set to ${ofList(asking)}.`}
						</p>
						<ul>
							{own.map((line) => (
								<li key={line.key}>
									{line.name}: {formatMoney(line.unitPrice, content.currency)}; changed, it would be{" "}
									{formatMoney(moved(line.unitPrice, asking), content.currency)}
								</li>
							))}
						</ul>
						<p className={dialogStyles.actions}>
							<Button onClick={() => setAsking(undefined)}>Cancel</Button>
							<Button onClick={() => apply(asking, "move")}>
								{plural(own.length, { one: "Change it too", other: "Change them too" })}
							</Button>
							<Button kind="primary" onClick={() => apply(asking, "stay")}>
								{plural(own.length, { one: "Leave it as it is", other: "Leave them as they are" })}
							</Button>
						</p>
					</>
				)}
			</Dialog>
		</>
	);
}

/** "15 % below list" */
function ofList(points: number): string {
	return points === 0 ? "list" : `${Math.abs(points) / 100} % ${points < 0 ? "below" : "above"} list`;
}

/** "−15 %" */
function percentText(points: number): string {
	return `${points < 0 ? "−" : "+"}${Math.abs(points) / 100} %`;
}
