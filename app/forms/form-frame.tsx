import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { isNotDone } from "../../domain/shared/action-result.ts";
import layout from "../ui/layout.module.css";
import prose from "../ui/prose.module.css";
import styles from "./form.module.css";
import type { FormState } from "./use-form.ts";

/** The form element that both public forms share, with what no person sees: its key and the bait for machines. */
export function FormFrame({ form, className, children }: { form: FormState; className?: string; children: ReactNode }) {
	const { formRef, kind, handlers, result } = form;
	// One element for good: rendered anew, React would put the first key back in place of a later one.
	const [keyField] = useState(
		<input type="hidden" name="formKey" defaultValue={isNotDone(result) ? result.formKey : undefined} />,
	);
	return (
		<Form method="post" id={kind.id} ref={formRef} className={className} noValidate {...handlers}>
			{keyField}
			<div className={layout["visually-hidden"]} aria-hidden="true">
				<label htmlFor={`${kind.id}-website`}>Leave this empty</label>
				<input id={`${kind.id}-website`} name="website" tabIndex={-1} autoComplete="off" />
			</div>
			{children}
		</Form>
	);
}

/** One quiet line: where unsent entries lie, and how to be rid of them. It has its place from the start. */
export function Kept({ form }: { form: FormState }) {
	return (
		<p className={`${prose.fine} ${styles.kept}`}>
			{form.isKept && (
				<>
					Kept on this device until you send it, for at most 7 days.
					<button type="button" onClick={form.clear}>
						Clear
					</button>
				</>
			)}
		</p>
	);
}
