import type { MouseEvent, ReactNode } from "react";
import type { FieldErrors } from "../../domain/shared/form.ts";
import { forms } from "../../messages/en/forms.ts";
import button from "../ui/button.module.css";
import { useMessages } from "../ui/use-messages.ts";
import notices from "./notice.module.css";
import { asksAgain, type FormState } from "./use-form.ts";

/** What became of the form, above its fields: it takes the focus when there is nothing to correct in a field. */
export function Outcome({ form, children }: { form: FormState; children?: ReactNode }) {
	const { again } = useMessages(forms.outcome);
	const { result, resultRef, words } = form;
	if (!result) return null;
	const frame = { ref: resultRef, tabIndex: -1, autoFocus: form.arrived };
	if (result.status === "done")
		return (
			<div className={notices.notice} role="status" {...frame}>
				<b>{result.sentence}</b>
			</div>
		);
	if (asksAgain(result))
		return (
			<div className={notices.notice} role="status" {...frame}>
				<p>{result.sentence}</p>
				<button className={`${button.button} ${button.outlined}`} type="submit">
					{again}
				</button>
			</div>
		);
	if (result.status === "refused" && result.sentence === "")
		return (
			<div className={notices.problem} role="alert" ref={resultRef} tabIndex={-1}>
				<WrongFields form={form} errors={result.errors} />
			</div>
		);
	const isRefused = result.status === "refused";
	return (
		<div className={notices.problem} role="alert" {...frame}>
			<b>{isRefused ? result.sentence : words.failed}</b>
			{!isRefused && <p>{result.sentence}</p>}
			{children}
			{/* A phone has the form's own button more than a screen below. */}
			{!isRefused && (
				<button className={`${button.button} ${button.outlined}`} type="submit">
					{again}
				</button>
			)}
		</div>
	);
}

type WrongProps = { form: Pick<FormState, "kind" | "words">; errors: FieldErrors };

function WrongFields({ form: { kind, words }, errors }: WrongProps) {
	const { wrong, named, marked } = useMessages(forms.outcome);
	const names = Object.keys(words.labels).filter((name) => name in errors);
	const count = names.length;
	const go = (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		document.getElementById(event.currentTarget.hash.slice(1))?.focus();
	};
	// The fields' names are the parts that are elements, in their order.
	const rest = [...names];
	return (
		<>
			<b>{wrong({ count })}</b>
			<p>
				{named({ labels: names.map((name) => words.labels[name] ?? name) }).map(({ type, value }) => {
					if (type === "literal") return value;
					const name = rest.shift();
					return (
						<a key={name} href={`#${kind.id}-${name}`} onClick={go}>
							{value}
						</a>
					);
				})}
				{marked({ count })}
			</p>
		</>
	);
}
