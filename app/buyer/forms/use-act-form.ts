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

/** A consent is given anew each time, and files cannot be put back. */
const NOT_KEPT = new Set(["terms", "files"]);

/** Under which everything typed into one of a case's forms is kept in this tab. */
export function keptUnder({ reference }: QuoteView, act: BuyerActionName): string {
	return `thari-case-${reference}-${act}-`;
}

/**
 * A form of the page. Once it is done the form starts afresh: sending again is a new action.
 * @param act which of the page's acts
 * @param names its fields, in the order in which a person meets them
 * @param defaults what its fields show before anybody types
 */
export function useActForm(act: BuyerActionName, names: readonly string[], defaults: Record<string, string> = {}) {
	const { view } = usePage();
	const submit = useSubmit();
	const location = useLocation();
	const given = useActionData<FormResult>();
	const answer = given?.action === act ? given : undefined;
	const [entryId, setEntryId] = useState(view.entryIds[act]);
	const form = useCheckedForm({
		...{ prefix: act, names, answer, begun: defaults },
		check: async (fields) => {
			const { checkAct } = await import("./check-act.ts");
			return checkAct(act, fields, view.quote?.changeable ?? []);
		},
		submit: (element) => submit(element),
	});
	const { formRef, result } = form;
	// What is typed about one version is not put into a form about another.
	const slot: Slot = { name: `${keptUnder(view, act)}${view.current}`, area: "tab" };
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
		if (doneAction(location.search, view) !== act) return;
		formRef.current?.reset();
		kept.clear();
		setEntryId(crypto.randomUUID());
		form.forget();
	}, [act, location]);

	return {
		...form,
		act,
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

export type ActFormState = ReturnType<typeof useActForm>;
