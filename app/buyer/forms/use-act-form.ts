import { type FormEvent, useEffect, useRef, useState } from "react";
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router";
import type { BuyerActName } from "../../../domain/cases/buyer-action.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import type { ActAnswer } from "../action-answer.ts";
import { usePage } from "../page-context.ts";

/**
 * What a form of the page does beyond being a form: it checks before it sends, says why something was not done, and
 * begins anew once it was. Fields are uncontrolled, so that what was typed before script came is never lost.
 * @param act which of the page's acts
 * @param names its fields, in the order in which a person meets them
 */
export function useActForm(act: BuyerActName, names: readonly string[]) {
	const { view } = usePage();
	const formRef = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	const navigation = useNavigation();
	const location = useLocation();
	const given = useActionData<ActAnswer>();
	const answer = given?.act === act ? given : undefined;
	const [seen, setSeen] = useState(answer);
	const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
	const [sentence, setSentence] = useState(answer?.sentence);
	const [entryId, setEntryId] = useState(view.entryIds[act]);
	const busy = useRef(false);

	if (answer !== seen) {
		setSeen(answer);
		setErrors(answer?.errors ?? {});
		setSentence(answer?.sentence);
	}

	const send = async (form: HTMLFormElement) => {
		if (busy.current) return;
		busy.current = true;
		try {
			const found = await problems(act, form, view.offer?.changeable ?? []);
			setErrors(found);
			setSentence(undefined);
			if (Object.keys(found).length > 0) return focusFirst(form, names, found);
			await submit(form);
		} finally {
			busy.current = false;
		}
	};

	// The answer to this page's own send: where to go on is shown to eye and keyboard.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
	useEffect(() => {
		const form = formRef.current;
		if (!form || !answer) return;
		if (answer.errors) focusFirst(form, names, answer.errors);
		else form.querySelector<HTMLElement>("[role=alert]")?.focus();
	}, [answer]);

	// Done: the next one is another act, and the fields are empty again.
	useEffect(() => {
		if (new URLSearchParams(location.search).get("done") !== act) return;
		formRef.current?.reset();
		setEntryId(crypto.randomUUID());
		setErrors({});
		setSentence(undefined);
	}, [act, location]);

	const firstWrong = names.find((name) => name in (answer?.errors ?? {}));
	return {
		act,
		formRef,
		entryId,
		errors,
		sentence,
		sending: navigation.state !== "idle" && navigation.formData?.get("act") === act,
		/** After a post without script the page comes anew: the first wrong field is where the person goes on. */
		startAt: (name: string) => ({ autoFocus: name === firstWrong }),
		/** What the server gives back of what was typed. */
		value: (name: string) => answer?.values[name] ?? "",
		onSubmit: (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault();
			void send(event.currentTarget);
		},
	};
}

export type ActFormState = ReturnType<typeof useActForm>;

async function problems(
	act: BuyerActName,
	form: HTMLFormElement,
	offered: Parameters<typeof import("./check-act.ts").checkAct>[2],
): Promise<FieldErrors> {
	try {
		const { checkAct } = await import("./check-act.ts");
		return checkAct(act, new FormData(form), offered);
	} catch {
		// The checks did not come through: the server's own decide.
		return {};
	}
}

function focusFirst(form: HTMLFormElement, names: readonly string[], errors: FieldErrors): void {
	const first = names.find((name) => name in errors);
	const field = first === undefined ? null : form.elements.namedItem(first);
	if (field instanceof HTMLElement) field.focus();
}
