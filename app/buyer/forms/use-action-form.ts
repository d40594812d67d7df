import { type FormEvent, useEffect, useState } from "react";
import { useActionData, useLocation, useSubmit } from "react-router";
import type { BuyerActionName } from "../../../domain/cases/buyer-action.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { focusFirst } from "../../forms/control.ts";
import type { FormResult } from "../../forms/form-result.ts";
import type { Slot } from "../../forms/kept.ts";
import { useCheckedForm } from "../../forms/use-checked-form.ts";
import { useKeptFields } from "../../forms/use-kept-fields.ts";
import { usePage } from "../page-context.ts";
import { doneAction } from "../parts/notice.tsx";
import type { QuoteView } from "../view.ts";

/** Consent must be given each time, and files cannot be put back. */
const NOT_KEPT = new Set(["terms", "files"]);

/** Under which everything typed into one of a case's forms is kept in this tab. */
export function keptUnder({ reference }: QuoteView, action: BuyerActionName): string {
	return `thari-case-${reference}-${action}-`;
}

/**
 * A form of the page. Once it is done the form starts afresh: sending again is a new action.
 * @param action which of the page's actions
 * @param names its fields, in the order in which a person meets them
 * @param defaults what its fields show before anybody types
 */
export function useActionForm(
	action: BuyerActionName,
	names: readonly string[],
	defaults: Record<string, string> = {},
) {
	const { view } = usePage();
	const submit = useSubmit();
	const location = useLocation();
	const given = useActionData<FormResult>();
	const answer = given?.action === action ? given : undefined;
	const [entryId, setEntryId] = useState(view.entryIds[action]);
	const form = useCheckedForm({
		...{ prefix: action, names, answer, begun: defaults },
		check: async (fields) => {
			const { checkAction } = await import("./check-action.ts");
			return checkAction(action, fields, view.quote?.changeable ?? []);
		},
		submit: (element) => submit(element),
	});
	const { formRef, result } = form;
	// What is typed about one version is not put into a form about another.
	const slot: Slot = { name: `${keptUnder(view, action)}${view.current}`, area: "tab" };
	const kept = useKeptFields(formRef, {
		...{ slot, defaults, reveals: true, off: view.base === null },
		names: names.filter((name) => !NOT_KEPT.has(name)),
	});

	// The answer to this page's own send: where to go on is shown to eye and keyboard.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
	useEffect(() => {
		const element = formRef.current;
		if (!element || !isNotDone(answer)) return;
		if (answer.status === "refused") focusFirst(element, names, answer.errors);
		if (answer.sentence !== "") element.querySelector<HTMLElement>("[role=alert]")?.focus();
	}, [answer]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each address at which it was done.
	useEffect(() => {
		if (doneAction(location.search, view) !== action) return;
		formRef.current?.reset();
		kept.clear();
		setEntryId(crypto.randomUUID());
		form.forget();
	}, [action, location]);

	return {
		...form,
		action,
		entryId,
		/** Why it was not done, where that is no matter of a field. */
		sentence: isNotDone(result) ? result.sentence : "",
		handlers: {
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault();
				void form.send();
			},
			onInput: kept.save,
		},
	};
}

export type ActionFormState = ReturnType<typeof useActionForm>;
