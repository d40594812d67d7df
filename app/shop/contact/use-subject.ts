import { useEffect } from "react";
import { inquiry } from "../../../messages/en/shop/contact/inquiry.ts";
import { control } from "../../forms/control.ts";
import type { FormState } from "../../forms/use-form.ts";
import { withSubject } from "./subject.ts";

/**
 * Names in the message what the form was opened from, once the draft is back in it. From there on it is text like any
 * other: it can be changed, and is kept with the draft.
 */
export function useSubject({ formRef, put }: Pick<FormState, "formRef" | "put">, subject: string): void {
	useEffect(() => {
		const field = formRef.current && control(formRef.current, "message");
		if (!field) return;
		const text = withSubject(field.value, subject, inquiry);
		if (text !== field.value) put("message", text);
	}, [formRef, put, subject]);
}
