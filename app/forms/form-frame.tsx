import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { isNotDone } from "../../domain/shared/action-result.ts";
import { forms } from "../../messages/en/forms.ts";
import layout from "../ui/layout.module.css";
import prose from "../ui/prose.module.css";
import { useMessages } from "../ui/use-messages.ts";
import styles from "./form.module.css";
import type { FormState } from "./use-form.ts";

/** The form element that both public forms share, with what no person sees: its key and the bait for machines. */
export function FormFrame({ form, className, children }: { form: FormState; className?: string; children: ReactNode }) {
	const words = useMessages(forms.frame);
	const { formRef, kind, handlers, result } = form;
	// One element for good: rendered anew, React would put the first key back in place of a later one.
	const [keyField] = useState(
		<input type="hidden" name="formKey" defaultValue={isNotDone(result) ? result.formKey : undefined} />,
	);
	return (
		<Form
			method="post"
			encType={kind.encType}
			id={kind.id}
			ref={formRef}
			className={className}
			noValidate
			{...handlers}
		>
			{keyField}
			<div className={layout["visually-hidden"]} aria-hidden="true">
				<label htmlFor={`${kind.id}-website`}>{words.bait}</label>
				<input id={`${kind.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
			</div>
			{children}
		</Form>
	);
}

/** One quiet line: where unsent entries lie, and how to be rid of them. It has its place from the start. */
export function Kept({ form }: { form: FormState }) {
	const words = useMessages(forms.frame);
	return (
		<p className={`${prose.fine} ${styles.kept}`}>
			{form.isKept && (
				<>
					{words.kept}
					<button type="button" onClick={form.clear}>
						{words.clear}
					</button>
				</>
			)}
		</p>
	);
}
