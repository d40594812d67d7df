import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Draft, draftName, dropDraft, followed, readDraft, writeDraft } from "./draft.ts";
import { control, type FormKind } from "./form-kind.ts";

/**
 * What stands in the large fields when this module arrives, just before the page comes to life: React sets a textarea
 * back to the server's text then (after a post without script), and a person may have gone on typing.
 */
const typedEarly =
	typeof document === "undefined"
		? []
		: [...document.querySelectorAll("textarea")].map((field) => ({ field, text: field.value }));

/**
 * Keeps a form's draft. `kept` is whether one lies on this device now.
 * @param begun what the page itself has put into fields
 */
export function useDraft(
	kind: FormKind,
	formRef: RefObject<HTMLFormElement | null>,
	begun: Readonly<Record<string, string>>,
) {
	const [kept, setKept] = useState(false);
	/** What page or draft has last put into each field: where something else stands now, a person has typed here. */
	const filled = useRef({ ...begun });

	/** Fills fields from the draft; what a person has typed here is never touched. */
	const restore = useCallback(() => {
		const form = formRef.current;
		const draft = readDraft(kind.id);
		if (!form || !draft) return;
		const key = control(form, "formKey");
		if (key && !key.value) key.value = draft.formKey;
		for (const name of Object.keys(kind.labels)) {
			const field = control(form, name);
			const text = followed(field?.value ?? "", filled.current[name], draft.fields[name]);
			if (field && text !== field.value) field.value = filled.current[name] = text;
		}
		setKept(true);
	}, [kind, formRef]);

	const save = useCallback(() => {
		const form = formRef.current;
		if (!form) return;
		const { formKey, fields } = written(form, kind);
		if (Object.values(fields).every((text) => text === "")) {
			dropDraft(kind.id);
			setKept(false);
		} else setKept(writeDraft(kind.id, formKey, fields));
	}, [kind, formRef]);

	/** Saves what no input event has told us of: what was typed before this code lived, and a key that came later. */
	const catchUp = useCallback(() => {
		const form = formRef.current;
		if (form && !isKept(readDraft(kind.id), written(form, kind))) save();
	}, [kind, formRef, save]);

	/** Forgets the draft and its key, and empties the form. */
	const clear = useCallback(() => {
		dropDraft(kind.id);
		setKept(false);
		const form = formRef.current;
		if (!form) return;
		form.reset();
		for (const name of ["formKey", ...Object.keys(kind.labels)]) {
			const field = control(form, name);
			// After a post without script the server's values are the form's defaults: reset() alone keeps them.
			if (field) field.value = "";
		}
	}, [kind, formRef]);

	useEffect(() => {
		for (const { field, text } of typedEarly.splice(0)) if (text && field.value !== text) field.value = text;
		restore();
		catchUp();
		const follow = (event: StorageEvent) => {
			if (event.key !== draftName(kind.id)) return;
			if (event.newValue !== null) return restore();
			// Sent or cleared in another tab: that key is used up.
			setKept(false);
			const key = formRef.current && control(formRef.current, "formKey");
			if (key) key.value = "";
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, [kind, formRef, restore, catchUp]);

	return { kept, save, catchUp, clear };
}

type Written = Pick<Draft, "formKey" | "fields">;

/** What stands in the form now. */
function written(form: HTMLFormElement, kind: FormKind): Written {
	const text = (name: string) => control(form, name)?.value ?? "";
	return {
		formKey: text("formKey"),
		fields: Object.fromEntries(Object.keys(kind.labels).map((name) => [name, text(name)])),
	};
}

/** Whether a draft holds all of it already; a form without a word needs none. */
function isKept(draft: Draft | undefined, { formKey, fields }: Written): boolean {
	const texts = Object.entries(fields);
	if (!draft) return texts.every(([, text]) => text === "");
	return draft.formKey === formKey && texts.every(([name, text]) => text === (draft.fields[name] ?? ""));
}
