import { type FocusEvent, type FormEvent, useEffect, useRef } from "react";
import { useActionData, useSubmit } from "react-router";
import { isNotDone } from "../../domain/shared/action-result.ts";
import { loadToasts, toast } from "../ui/toast.ts";
import { focusFirst } from "./control.ts";
import { ensureKey, putKey, ripe } from "./form-key.ts";
import { type FormKind, slotOf } from "./form-kind.ts";
import type { FormResult } from "./form-result.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { useKeptFields } from "./use-kept-fields.ts";

/**
 * A public form: checked, kept on the device, sent under a key that the server has signed, and sent once more by itself
 * where that key was too young.
 * @param begun what fields hold before a person has typed
 */
export function useForm(kind: FormKind, begun: Readonly<Record<string, string>> = {}) {
	const resultRef = useRef<HTMLDivElement>(null);
	const submit = useSubmit();
	const answer = useActionData<FormResult>();
	const words = kind.useWords();
	const names = Object.keys(words.labels);
	// `sent`: this page itself has sent (focus may move). `again`: an automatic second send has been used up.
	const state = useRef({ sent: false, again: false, attempted: hasErrors(answer) });
	const form = useCheckedForm({
		...{ prefix: kind.id, names, answer, begun },
		check: async (fields) => {
			state.current.attempted = true;
			return (await kind.loadCheck()).check(fields);
		},
		submit: async (element) => {
			await ensureKey(kind, element);
			await ripe();
			kept.save();
			state.current.sent = true;
			await submit(element, { replace: true, preventScrollReset: kind.keepScroll, defaultShouldRevalidate: false });
		},
	});
	const { formRef } = form;
	const kept = useKeptFields(formRef, { slot: slotOf(kind), names, begun, reveals: true });

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer.
	useEffect(() => {
		const element = formRef.current;
		if (!element || !answer) return;
		// The router's own mark for an index route's action is nothing a person should copy or bookmark.
		if (location.search === "?index") history.replaceState(history.state, "", location.pathname);
		if (!isNotDone(answer)) {
			element.reset();
			kept.clear();
			state.current.attempted = false;
			state.current.again = false;
			toast.success(answer.sentence, { id: kind.id });
		} else if (!hasErrors(answer) && !asksAgain(answer))
			toast.error(answer.status === "refused" ? answer.sentence : words.failed, { id: kind.id });
		if (isNotDone(answer) && answer.formKey) putKey(element, answer.formKey, asksAgain(answer));
		if (!state.current.sent) return;
		if (asksAgain(answer) && !state.current.again) {
			state.current.again = true;
			void form.send();
		} else if (answer.status === "refused" && hasErrors(answer)) focusFirst(element, names, answer.errors);
		else resultRef.current?.focus();
	}, [answer]);

	/** Fetches what sending will need, while there is time: the checks, the toasts, the form's key. */
	const begin = () => {
		kind.loadCheck().catch(() => undefined);
		// The answer may be that the network is gone: the toast that says so is fetched while it is there.
		loadToasts().catch(() => undefined);
		// The last field may be filled before the key is here: what is kept must carry it all the same.
		if (formRef.current) void ensureKey(kind, formRef.current).then(kept.catchUp);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for a person who was quicker than the script.
	useEffect(() => {
		if (formRef.current?.contains(document.activeElement)) begin();
	}, []);

	return {
		...form,
		resultRef,
		kind,
		words,
		/** Whether what is typed is on this device now. */
		isKept: kept.isKept,
		/** Goes up when fields have been filled or emptied without an input event. */
		fills: kept.fills,
		clear: kept.clear,
		put: kept.put,
		handlers: {
			onSubmit: (event: FormEvent) => {
				event.preventDefault();
				void form.send();
			},
			onFocus: begin,
			onInput: kept.save,
			onBlur: (event: FocusEvent<HTMLFormElement>) => {
				if (state.current.attempted) void form.recheck(event.target.getAttribute("name") ?? "");
			},
		},
	};
}

export type FormState = ReturnType<typeof useForm>;

function hasErrors(result: FormResult | undefined): boolean {
	return result?.status === "refused" && Object.keys(result.errors).length > 0;
}

/** The key is too young, or there was none: the form is sent once more under the one that came along. */
export function asksAgain(result: FormResult): boolean {
	return result.status === "refused" && result.again === true;
}
