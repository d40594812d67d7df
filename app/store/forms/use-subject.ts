import { useEffect } from "react";
import { control } from "./form-kind.ts";
import type { FormState } from "./use-form.ts";

/** What a message is about travels in the address of the contact page under this name. */
const PARAM = "about";

/** The contact form, begun with what somebody wants to ask about. */
export function askAbout(name: string): string {
	return `/contact?${PARAM}=${encodeURIComponent(name)}#write`;
}

/** A name out of an address: one line, and no longer than a product's name can be. */
export function readSubject(search: string): string {
	const given = new URLSearchParams(search).get(PARAM) ?? "";
	return given
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, 120);
}

/** The message with its subject named: what was written before stays, and nothing is named twice. */
export function withSubject(message: string, subject: string): string {
	if (subject === "" || message.includes(subject)) return message;
	const before = message.trimEnd();
	return `${before}${before && "\n\n"}About ${subject}: `;
}

/**
 * Names in the message what the page's address says it is about, once the draft is back in it. From there on it is text
 * like any other: it can be changed, and is kept with the draft.
 */
export function useSubject({ formRef }: Pick<FormState, "formRef">): void {
	useEffect(() => {
		const field = formRef.current && control(formRef.current, "message");
		if (!field) return;
		const text = withSubject(field.value, readSubject(location.search));
		if (text === field.value) return;
		field.value = text;
		// The draft listens to what is typed.
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}, [formRef]);
}
