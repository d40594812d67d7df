import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useActionData, useSubmit } from "react-router";
import type { Submission } from "../../domain/orders/submission.ts";
import type { FieldErrors } from "../../domain/shared/form.ts";
import { loadToasts, toast } from "../ui/toast.ts";
import { ensureKey, putKey, ripe } from "./form-key.ts";
import { control, type FormKind } from "./form-kind.ts";
import { useDraft } from "./use-draft.ts";

/**
 * What a public form does beyond being a form: checks before sending, its key, its draft, and what becomes of the
 * answer. Fields are uncontrolled, so that what a person typed before script came is never lost.
 * @param begun what fields hold before a person has typed
 */
export function useForm(kind: FormKind, begun: Readonly<Record<string, string>> = {}) {
	const formRef = useRef<HTMLFormElement>(null);
	const outcomeRef = useRef<HTMLDivElement>(null);
	const submit = useSubmit();
	const answer = useActionData<Submission>();
	const [seen, setSeen] = useState(answer);
	const [outcome, setOutcome] = useState(answer);
	const [errors, setErrors] = useState(errorsOf(answer));
	const [sending, setSending] = useState(false);
	// `sent`: this page itself has sent (focus may move). `again`: an automatic second send has been used up.
	const state = useRef({ sent: false, again: false, attempted: answer?.status === "invalid", busy: false });
	const draft = useDraft(kind, formRef, begun);

	if (answer !== seen) {
		setSeen(answer);
		setOutcome(answer);
		setErrors(errorsOf(answer));
	}

	const problems = async (form: HTMLFormElement): Promise<FieldErrors> => {
		const fields = Object.fromEntries(Object.keys(kind.labels).map((name) => [name, control(form, name)?.value ?? ""]));
		// If the checks cannot be fetched, the server's own decide.
		return kind.loadCheck().then(
			({ check }) => check(fields),
			() => ({}),
		);
	};

	const send = async (): Promise<void> => {
		const form = formRef.current;
		if (!form || state.current.busy) return;
		state.current.busy = true;
		state.current.attempted = true;
		setSending(true);
		try {
			const found = await problems(form);
			setErrors(found);
			if (Object.keys(found).length > 0) {
				setOutcome({ status: "invalid", errors: found, values: {} });
				focusFirst(form, kind, found);
				return;
			}
			setOutcome(undefined);
			await ensureKey(kind, form);
			await ripe();
			draft.save();
			state.current.sent = true;
			await submit(form, { replace: true, preventScrollReset: kind.keepScroll, defaultShouldRevalidate: false });
		} finally {
			state.current.busy = false;
			setSending(false);
		}
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer.
	useEffect(() => {
		const form = formRef.current;
		if (!form || !answer) return;
		// The router's own mark for an index route's action is nothing a person should copy or bookmark.
		if (location.search === "?index") history.replaceState(history.state, "", location.pathname);
		if (answer.status === "sent") {
			draft.clear();
			state.current.attempted = false;
			state.current.again = false;
			toast.success(answer.message, { id: kind.id });
		} else if (answer.status !== "invalid" && answer.status !== "confirm") toast.error(answer.message, { id: kind.id });
		if (answer.status !== "sent" && answer.formKey) putKey(form, answer.formKey, answer.status === "confirm");
		if (!state.current.sent) return;
		if (answer.status === "confirm" && !state.current.again) {
			state.current.again = true;
			void send();
		} else if (answer.status === "invalid") focusFirst(form, kind, answer.errors);
		else outcomeRef.current?.focus();
	}, [answer]);

	/** Fetches what sending will need, while there is time: the checks, the toasts, the form's key. */
	const begin = () => {
		kind.loadCheck().catch(() => undefined);
		// The answer may be that the network is gone: the toast that says so is fetched while it is there.
		loadToasts().catch(() => undefined);
		// The last field may be filled before the key is here: the draft must carry it all the same.
		if (formRef.current) void ensureKey(kind, formRef.current).then(draft.catchUp);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for a person who was quicker than the script.
	useEffect(() => {
		if (formRef.current?.contains(document.activeElement)) begin();
	}, []);

	const firstOf = (found: FieldErrors) => Object.keys(kind.labels).find((name) => name in found);

	return {
		formRef,
		outcomeRef,
		kind,
		outcome,
		errors,
		sending,
		/** The answer stood in the document already when it came: the browser itself moves the focus (autofocus). */
		arrived: answer !== undefined && outcome === answer,
		firstWrong: firstOf(errorsOf(answer)),
		kept: draft.kept,
		clear: draft.clear,
		/** What the server says was in a field: fills the page after a post without script. */
		value: (name: string) => (answer ? ("values" in answer && answer.values[name]) || "" : (begun[name] ?? "")),
		handlers: {
			onSubmit: (event: FormEvent) => {
				event.preventDefault();
				void send();
			},
			onFocus: begin,
			onInput: () => draft.save(),
			onBlur: async (event: FocusEvent<HTMLFormElement>) => {
				const name = event.target.getAttribute("name") ?? "";
				if (!state.current.attempted || !(name in kind.labels)) return;
				const { [name]: found } = await problems(event.currentTarget);
				setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others));
			},
		},
	};
}

export type FormState = ReturnType<typeof useForm>;

function errorsOf(answer: Submission | undefined): FieldErrors {
	return answer?.status === "invalid" ? answer.errors : {};
}

function focusFirst(form: HTMLFormElement, kind: FormKind, errors: FieldErrors): void {
	const first = Object.keys(kind.labels).find((name) => name in errors);
	if (first) control(form, first)?.focus();
}
