import { useRef, useState } from "react";
import { errorsOf, typedIn } from "../../domain/shared/action-result.ts";
import { type FieldErrors, textFields } from "../../domain/shared/form.ts";
import { control, focusFirst } from "./control.ts";
import type { FormResult } from "./form-result.ts";

/** How long the checks may take before the form says that it is at work, milliseconds. */
const SOON = 100;

type Options = {
	/** Prefix of the ids of its controls. */
	prefix: string;
	/** The fields a person fills, in the order in which they are met. */
	names: readonly string[];
	/** The sentences under the fields, by the schema that the server uses; it may have to be fetched first. */
	check: (fields: Record<string, string>) => Promise<FieldErrors>;
	/** The answer to this form. */
	answer: FormResult | undefined;
	/** Sends what has been checked. */
	submit: (form: HTMLFormElement) => Promise<void>;
	/** What fields hold before a person has typed. */
	begun?: Readonly<Record<string, string>>;
};

/**
 * A form that is checked before it is sent, and says under its fields and above them what became of it. Its fields are
 * uncontrolled, so that what is typed before script comes is never lost; without script it is a plain post.
 */
export function useCheckedForm({ prefix, names, check, answer, submit, begun = {} }: Options) {
	const formRef = useRef<HTMLFormElement>(null);
	const [seen, setSeen] = useState(answer);
	const [result, setResult] = useState(answer);
	const [errors, setErrors] = useState(errorsOf(answer));
	const [sending, setSending] = useState(false);
	const busy = useRef(false);

	if (answer !== seen) {
		setSeen(answer);
		setResult(answer);
		setErrors(errorsOf(answer));
	}

	// If the checks cannot be fetched, the server's own decide.
	const problems = (form: HTMLFormElement): Promise<FieldErrors> =>
		check({ ...textFields(new FormData(form)), ...unread(form, names) }).catch(() => ({}));

	const send = async (): Promise<void> => {
		const form = formRef.current;
		if (!form || busy.current) return;
		busy.current = true;
		// As a rule the checks are there: what they refuse is then drawn once, and not as being sent first.
		const slow = setTimeout(() => setSending(true), SOON);
		try {
			const found = await problems(form);
			setErrors(found);
			if (Object.keys(found).length > 0) {
				setResult({ status: "refused", action: prefix, sentence: "", errors: found, values: {} });
				focusFirst(form, names, found);
				return;
			}
			setSending(true);
			setResult(undefined);
			await submit(form);
		} finally {
			clearTimeout(slow);
			busy.current = false;
			setSending(false);
		}
	};

	/** Checks one field anew: a sentence goes as soon as the field is right. */
	const recheck = async (name: string): Promise<void> => {
		if (!formRef.current || !names.includes(name)) return;
		const { [name]: found } = await problems(formRef.current);
		setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others));
	};

	/** Starts again: the fields are empty, and nothing is said of them. */
	const forget = () => {
		setErrors({});
		setResult(undefined);
	};

	const firstWrong = names.find((name) => name in errorsOf(answer));
	return {
		formRef,
		prefix,
		names,
		result,
		errors,
		sending,
		/** The answer stood in the document already when it came: the browser itself moves the focus (autofocus). */
		arrived: answer !== undefined && result === answer,
		/** After a post without script the page comes anew: the first wrong field is where the person goes on. */
		startAt: (name: string) => ({ autoFocus: name === firstWrong }),
		/** What the server says was in a field, after a post without script. */
		value: (name: string) => (answer ? (typedIn(answer)?.[name] ?? "") : (begun[name] ?? "")),
		send,
		recheck,
		forget,
	};
}

/** What stands half typed in a field, such as a day without its year: it would be sent as if nothing stood there. */
function unread(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.flatMap((name) => (control(form, name)?.validity.badInput ? [[name, "?"]] : [])));
}

export type CheckedForm = Pick<ReturnType<typeof useCheckedForm>, "prefix" | "errors" | "startAt" | "value">;
