import type { standing } from "../../../messages/en/buyer/standing.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { type QuoteView, showsCurrent } from "../view.ts";
import styles from "./head.module.css";
import page from "./layout.module.css";
import { writesFirst } from "./status-message.tsx";

/** `below` leads to a form of the page, which has the button that does it. */
type Step = { to: string; text: string; below?: boolean };

/** What a buyer can do once a quotation or request is over; undefined where there is nothing, or it is not over. */
export function nextStep(view: QuoteView, words: typeof standing): Step | undefined {
	if (!showsCurrent(view)) return { to: view.base ?? "#status", text: words.seeVersion({ version: view.current }) };
	switch (view.displayStatus) {
		case "expired":
		case "declined_by_buyer":
			return { to: "#renew", text: words.askForNew, below: true };
		case "withdrawn_by_buyer":
			return { to: view.base ? `${view.base}/cart` : "#status", text: words.intoNewCart };
		case "declined_by_us":
			return writesFirst(view)
				? { to: "#act-reply", text: words.writeToUs, below: true }
				: { to: "/products", text: words.newRequest };
		default:
			return undefined;
	}
}

export function StepLink({ step }: { step: Step }) {
	return (
		<a className={classNames(button.button, step.below && button.outlined)} href={step.to}>
			{step.text}
		</a>
	);
}

type Props = { view: QuoteView; words: typeof standing };

/** The way to what a buyer can do next; where that is to write to us, the products are a second one. */
export function StepLinks({ view, words }: Props) {
	const step = nextStep(view, words);
	if (!step) return null;
	return (
		<>
			<StepLink step={step} />
			{view.displayStatus === "declined_by_us" && step.below && (
				<a className={button.link} href="/products">
					{words.newRequest}
				</a>
			)}
		</>
	);
}

/** These in the head of the page. A wide screen has them in the summary of the quotation, which stays in sight. */
export function NextStep({ view, words }: Props) {
	if (!nextStep(view, words)) return null;
	return (
		<p className={classNames(page.actions, styles.actions, view.quote !== null && styles["in-summary"])}>
			<StepLinks view={view} words={words} />
		</p>
	);
}
