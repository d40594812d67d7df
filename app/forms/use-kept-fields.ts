import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { control, unfold } from "./control.ts";
import { dropKept, followed, type Kept, readKept, type Slot, writeKept } from "./kept.ts";

/**
 * What is in the large fields when this module arrives, just before the page comes to life: React sets a textarea
 * back to the server's text then (after a post without script), and a person may have gone on typing.
 */
const typedEarly =
	typeof document === "undefined"
		? []
		: [...document.querySelectorAll("textarea")].map((field) => ({ field, text: field.value }));

type Options = {
	slot: Slot;
	/** The fields to keep: texts and choices, no files and no boxes to tick. */
	names: readonly string[];
	/** What the page itself has begun in fields, such as a subject: kept as if it had been typed. */
	begun?: Readonly<Record<string, string>>;
	/** What fields show before anybody types, such as the offered quantity: not worth keeping. */
	defaults?: Readonly<Record<string, string>>;
	/** Opens the folded part that a text comes back in. */
	reveals?: boolean;
	/** Nothing is kept and nothing filled, as in a preview. */
	off?: boolean;
};

/**
 * Keeps what is typed into a form until it has been sent, and fills it from there. `isKept` is whether something lies
 * there now; `fills` goes up each time fields were filled or emptied from here, of which no input event tells. Options
 * may be made again with each drawing.
 */
export function useKeptFields(formRef: RefObject<HTMLFormElement | null>, options: Options) {
	const [isKept, setIsKept] = useState(false);
	const [fills, setFills] = useState(0);
	const latest = useRef(options);
	latest.current = options;
	const { name, area } = options.slot;
	const off = options.off ?? false;
	const slot = useMemo((): Slot => ({ name, area }), [name, area]);
	/** What page or keeper has last put into each field: where something else stands now, a person has typed here. */
	const filled = useRef<Record<string, string>>({ ...options.defaults, ...options.begun });

	/** Fills fields from what is kept; what a person has typed here is never touched. */
	const restore = useCallback(() => {
		const form = formRef.current;
		const kept = readKept(slot);
		if (!form || !kept) return;
		const key = control(form, "formKey");
		if (key && !key.value) key.value = kept.formKey;
		for (const name of latest.current.names) {
			const field = control(form, name);
			if (!field) continue;
			const text = followed(field.value, filled.current[name], kept.fields[name]);
			if (text === field.value) continue;
			field.value = filled.current[name] = text;
			if (latest.current.reveals) unfold(field);
		}
		setIsKept(true);
		setFills((times) => times + 1);
	}, [slot, formRef]);

	const save = useCallback(() => {
		const form = formRef.current;
		if (!form || latest.current.off) return;
		const { formKey, fields } = written(form, latest.current.names);
		if (Object.entries(fields).every(([name, text]) => isUntouched(name, text, latest.current.defaults))) {
			dropKept(slot);
			setIsKept(false);
		} else setIsKept(writeKept(slot, { formKey, fields }));
	}, [slot, formRef]);

	/** Saves what no input event has told us of: what was typed before this code lived, and a key that came later. */
	const catchUp = useCallback(() => {
		const form = formRef.current;
		if (form && !holdsAll(readKept(slot), written(form, latest.current.names), latest.current.defaults)) save();
	}, [slot, formRef, save]);

	/** Forgets what is kept and its key, and empties those fields: no others, which the page may hold to a choice. */
	const clear = useCallback(() => {
		dropKept(slot);
		setIsKept(false);
		const form = formRef.current;
		if (!form) return;
		for (const name of ["formKey", ...latest.current.names]) {
			const field = control(form, name);
			// Not by reset(): after a post without script the server's values are the form's defaults.
			if (field) field.value = latest.current.defaults?.[name] ?? "";
		}
		setFills((times) => times + 1);
	}, [slot, formRef]);

	/** Puts a text into a field, as if it had been typed. */
	const put = useCallback(
		(name: string, text: string) => {
			const field = formRef.current && control(formRef.current, name);
			if (!field) return;
			field.value = text;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		},
		[formRef],
	);

	useEffect(() => {
		if (off) return;
		for (const { field, text } of typedEarly.splice(0)) if (text && field.value !== text) field.value = text;
		restore();
		catchUp();
		const follow = (event: StorageEvent) => {
			if (event.key !== slot.name || slot.area === "tab") return;
			if (event.newValue !== null) return restore();
			// Sent or cleared in another tab: that key is used up.
			setIsKept(false);
			const key = formRef.current && control(formRef.current, "formKey");
			if (key) key.value = "";
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, [off, slot, formRef, restore, catchUp]);

	return { isKept, fills, save, catchUp, clear, put };
}

type Written = Pick<Kept, "formKey" | "fields">;

/** What is in the form now. */
function written(form: HTMLFormElement, names: readonly string[]): Written {
	const text = (name: string) => control(form, name)?.value ?? "";
	return { formKey: text("formKey"), fields: Object.fromEntries(names.map((name) => [name, text(name)])) };
}

function isUntouched(name: string, text: string, defaults: Options["defaults"]): boolean {
	return text === "" || text === defaults?.[name];
}

/** Whether all of it is kept already; a form without a word of its person needs none. */
function holdsAll(kept: Kept | undefined, { formKey, fields }: Written, defaults: Options["defaults"]): boolean {
	const texts = Object.entries(fields);
	if (!kept) return texts.every(([name, text]) => isUntouched(name, text, defaults));
	return kept.formKey === formKey && texts.every(([name, text]) => text === (kept.fields[name] ?? ""));
}
