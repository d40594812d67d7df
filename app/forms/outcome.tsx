import type { MouseEvent, ReactNode } from "react";
import type { FieldErrors } from "../../domain/shared/form.ts";
import button from "../ui/button.module.css";
import type { FormKind } from "./form-kind.ts";
import notices from "./notice.module.css";
import { asksAgain, type FormState } from "./use-form.ts";

/** What became of the form, above its fields: it takes the focus when there is nothing to correct in a field. */
export function Outcome({ form, children }: { form: FormState; children?: ReactNode }) {
	const { result, resultRef, kind } = form;
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
					Send once more
				</button>
			</div>
		);
	if (result.status === "refused" && result.sentence === "")
		return (
			<div className={notices.problem} role="alert" ref={resultRef} tabIndex={-1}>
				<WrongFields kind={kind} errors={result.errors} />
			</div>
		);
	const isRefused = result.status === "refused";
	return (
		<div className={notices.problem} role="alert" {...frame}>
			<b>{isRefused ? result.sentence : kind.failed}</b>
			{!isRefused && <p>{result.sentence}</p>}
			{children}
		</div>
	);
}

const COUNTS = ["", "One field needs", "Two fields need", "Three fields need", "Four fields need", "Five fields need"];

function WrongFields({ kind, errors }: { kind: FormKind; errors: FieldErrors }) {
	const wrong = Object.keys(kind.labels).filter((name) => name in errors);
	const go = (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		document.getElementById(event.currentTarget.hash.slice(1))?.focus();
	};
	return (
		<>
			<b>{COUNTS[wrong.length] ?? `${wrong.length} fields need`} a change before we can send this.</b>
			<p>
				{wrong.map((name, index) => {
					const label = kind.labels[name] ?? name;
					return (
						<span key={name}>
							{index > 0 && (index === wrong.length - 1 ? " and " : ", ")}
							<a href={`#${kind.id}-${name}`} onClick={go}>
								{index === 0 ? label : label.toLowerCase()}
							</a>
						</span>
					);
				})}
				{wrong.length === 1 ? " is" : " are"} marked below; everything else is kept.
			</p>
		</>
	);
}
