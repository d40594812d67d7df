import { useEffect } from "react";
import { useLocation } from "react-router";
import { doneAct } from "./parts/notice.tsx";
import type { QuoteView } from "./view.ts";

/*
 * What has been typed and not sent, kept in this tab for this case alone, so that a reload costs nothing. It is
 * forgotten once the house has it, or when the tab is closed.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What stands in the large fields when this module arrives, just before the page comes to life: React sets a textarea
 * back to the server's text then, and a person may have gone on typing.
 */
const typedEarly =
	typeof document === "undefined"
		? []
		: [...document.querySelectorAll("textarea")].map((field) => ({ field, text: field.value }));

export function useTyped(view: QuoteView) {
	const { base, reference, current } = view;
	const location = useLocation();
	const done = doneAct(location.search, view);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each address at which something was done.
	useEffect(() => {
		if (done) forget(reference, `${done}/`);
	}, [done, location.key]);

	useEffect(() => {
		if (base === null) return;
		for (const { field, text } of typedEarly.splice(0)) if (text && field.value !== text) field.value = text;
		const kept = read(reference);
		for (const field of fields()) {
			const text = kept[nameOf(field, current)];
			if (text === undefined || field.value !== field.defaultValue) continue;
			field.value = text;
			field.closest("details")?.setAttribute("open", "");
		}
		// What was typed before this lived has been heard by nobody.
		for (const field of fields())
			if (field.value !== field.defaultValue) keep(reference, nameOf(field, current), field.value);
		const hear = ({ target }: Event) => {
			if (isField(target)) keep(reference, nameOf(target, current), target.value);
		};
		document.addEventListener("input", hear);
		return () => document.removeEventListener("input", hear);
	}, [base, reference, current]);
}

/** What is typed about one version is not put into a form about another. */
function nameOf(field: Field, version: number): string {
	return `${field.form?.id.replace(/^act-/, "") ?? ""}/${version}/${field.name}`;
}

function fields(): Field[] {
	return [...document.querySelectorAll("form[id^=act-] textarea, form[id^=act-] input[type=text]")].filter(isField);
}

function isField(target: EventTarget | null): target is Field {
	if (target instanceof HTMLTextAreaElement) return target.form?.id.startsWith("act-") ?? false;
	return target instanceof HTMLInputElement && target.type === "text" && (target.form?.id.startsWith("act-") ?? false);
}

const keyOf = (reference: string) => `thari-case-${reference}`;

function read(reference: string): Record<string, string> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(reference)) ?? "null");
		if (typeof kept !== "object" || kept === null) return {};
		return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
	} catch {
		// Storage is closed to us: the page works without.
		return {};
	}
}

function write(reference: string, kept: Record<string, string>): void {
	try {
		if (Object.keys(kept).length === 0) sessionStorage.removeItem(keyOf(reference));
		else sessionStorage.setItem(keyOf(reference), JSON.stringify(kept));
	} catch {
		// Nothing could be kept.
	}
}

function keep(reference: string, name: string, text: string): void {
	write(reference, { ...read(reference), [name]: text });
}

function forget(reference: string, prefix: string): void {
	write(reference, Object.fromEntries(Object.entries(read(reference)).filter(([name]) => !name.startsWith(prefix))));
}
