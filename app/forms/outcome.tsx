import type { MouseEvent, ReactNode } from "react";
import { errorsOf } from "../../domain/shared/action-result.ts";
import type { FieldErrors } from "../../domain/shared/form.ts";
import { forms } from "../../messages/en/forms.ts";
import { useMessages } from "../ui/use-messages.ts";
import type { FormResult } from "./form-result.ts";
import notices from "./notice.module.css";
import { asksAgain, type FormState } from "./use-form.ts";

/** What became of the form, above its fields: what is to be changed in it, or that it has arrived. */
export function Outcome({ form, children }: { form: FormState; children?: ReactNode }) {
	const { result, resultRef } = form;
	if (!result || isNotSent(result)) return null;
	const frame = { ref: resultRef, tabIndex: -1, autoFocus: form.arrived };
	if (result.status === "done")
		return (
			<div className={notices.notice} role="status" {...frame}>
				<b>{result.sentence}</b>
			</div>
		);
	if (result.sentence === "")
		return (
			<div className={notices.problem} role="alert" ref={resultRef} tabIndex={-1}>
				<WrongFields form={form} errors={errorsOf(result)} />
			</div>
		);
	return (
		<div className={notices.problem} role="alert" {...frame}>
			<b>{result.sentence}</b>
			{children}
		</div>
	);
}

/** Why the form was not sent although nothing in it is to be changed: beside its button, which sends it once more. */
export function NotSent({ form }: { form: FormState }) {
	const { result, resultRef, words } = form;
	if (!result || !isNotSent(result)) return null;
	const frame = { ref: resultRef, tabIndex: -1, autoFocus: form.arrived };
	if (asksAgain(result))
		return (
			<div className={`${notices.notice} ${notices.beside}`} role="status" {...frame}>
				<p>{result.sentence}</p>
			</div>
		);
	return (
		<div className={`${notices.problem} ${notices.beside}`} role="alert" {...frame}>
			{result.status !== "refused" && <b>{words.failed}</b>}
			<p>{result.sentence}</p>
		</div>
	);
}

/** Whether no field and no line of the cart is to blame. */
function isNotSent(result: FormResult): boolean {
	if (result.status === "done") return false;
	return result.status !== "refused" || (result.sentence !== "" && result.problems === undefined);
}

type WrongProps = { form: Pick<FormState, "kind" | "words">; errors: FieldErrors };

function WrongFields({ form: { kind, words }, errors }: WrongProps) {
	const { wrong, kept } = useMessages(forms.outcome);
	const names = Object.keys(words.labels).filter((name) => name in errors);
	const go = (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		document.getElementById(event.currentTarget.hash.slice(1))?.focus();
	};
	return (
		<>
			<b>{wrong({ count: names.length })}</b>
			<ul className={notices.fields}>
				{names.map((name) => (
					<li key={name}>
						<a href={`#${kind.id}-${name}`} onClick={go}>
							{words.labels[name] ?? name}
						</a>
					</li>
				))}
			</ul>
			<p>{kept}</p>
		</>
	);
}
