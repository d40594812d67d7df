import type { MouseEvent, ReactNode } from "react";
import type { FieldErrors } from "../../domain/shared/form.ts";
import { controlId, type FormKind } from "./form-kind.ts";
import type { FormState } from "./use-form.ts";

/** What became of the form, above its fields: it takes the focus when there is nothing to correct in a field. */
export function Outcome({ form, children }: { form: FormState; children?: ReactNode }) {
	const { outcome, outcomeRef, kind } = form;
	if (!outcome) return null;
	const frame = { ref: outcomeRef, tabIndex: -1, autoFocus: form.arrived };
	switch (outcome.status) {
		case "sent":
			return (
				<div className="told" role="status" {...frame}>
					<b>{outcome.message}</b>
				</div>
			);
		case "confirm":
			return (
				<div className="told" role="status" {...frame}>
					<p>{outcome.message}</p>
					<button className="btn line" type="submit">
						Send once more
					</button>
				</div>
			);
		case "invalid":
			return (
				<div className="alert" role="alert" ref={outcomeRef} tabIndex={-1}>
					<WrongFields kind={kind} errors={outcome.errors} />
				</div>
			);
		default:
			return (
				<div className="alert" role="alert" {...frame}>
					<b>{outcome.message}</b>
					{outcome.status === "failed" && <p>{outcome.detail}</p>}
					{children}
				</div>
			);
	}
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
							<a href={`#${controlId(kind, name)}`} onClick={go}>
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
