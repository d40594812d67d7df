import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { Form } from "react-router";
import { errorsOf, isNotDone, type Typed, typedIn } from "../../../domain/shared/action-result.ts";
import type { FieldErrors } from "../../../domain/shared/form.ts";
import { useTurn } from "../../forms/use-turn.ts";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { ConflictNotice } from "./conflict-notice.tsx";
import editorStyles from "./editor.module.css";
import type { SaveResult } from "./save-result.ts";

/** How often each list that is shown in rows was drawn again with another text: a part of its key. */
export type ListTurns = Readonly<Partial<Record<string, number>>>;

type Props<Texts> = {
	id: string;
	/** The product or category as it is held now. */
	texts: Texts;
	revision: number;
	result: SaveResult | undefined;
	labels: Readonly<Record<string, string>>;
	form: RefObject<HTMLFormElement | null>;
	/** Called before it is sent; it stays unsent where that prevents it. */
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
	/** The fields, with what they show and the sentences under them; `typed` is what was sent last and not saved. */
	children: (shown: Texts, errors: FieldErrors, typed: Typed | undefined, turns: ListTurns) => ReactNode;
};

/**
 * The form of a product or category. It is rendered again after saving, or after a conflict; else typing
 * stays as it is.
 */
export function EditForm<Texts extends Readonly<Record<string, string | undefined>>>(props: Props<Texts>) {
	const { result } = props;
	const turn = useTurn(result?.status === "done" || result?.status === "conflict" ? result : undefined);
	return <Fields key={turn} {...props} />;
}

function Fields<Texts extends Readonly<Record<string, string | undefined>>>(props: Props<Texts>) {
	const { id, texts, revision, result, labels, form, onSubmit, children } = props;
	// What the form showed first: pictures saved beside it raise the revision, but show nothing here.
	const [seen] = useState(result?.status === "conflict" ? result.revision : revision);
	// Kept constant: if a default changed while somebody types, the field would look untouched.
	const [shown] = useState({ ...texts, ...typedIn(result) });
	useEffect(() => {
		if (result?.status === "refused") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [result, form]);
	// Of a list that is shown in rows no one field holds the text: they are drawn again.
	const [lists, setLists] = useState<{ texts: Texts; turns: ListTurns; last?: string }>({ texts: shown, turns: {} });
	useEffect(() => {
		const { last } = lists;
		if (last === undefined) return;
		// Whoever follows what is typed hears of the fields that are there now.
		form.current?.dispatchEvent(new Event("input", { bubbles: true }));
		form.current?.querySelector<HTMLElement>(`[data-list="${last}"] input, [name="${last}"]`)?.focus();
	}, [lists, form]);
	const take = (field: string, text: string) => {
		if (field === "colourways" || field === "claims")
			return setLists(({ texts, turns }) => ({
				texts: { ...texts, [field]: text },
				turns: { ...turns, [field]: (turns[field] ?? 0) + 1 },
				last: field,
			}));
		const control = form.current?.elements.namedItem(field);
		if (
			control instanceof HTMLInputElement ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement
		) {
			control.value = text;
			control.dispatchEvent(new Event("input", { bubbles: true }));
			control.focus();
		}
	};
	return (
		<Form
			method="post"
			id={id}
			ref={form}
			className={`${editorStyles.form} ${panelStyles.headed}`}
			noValidate
			onSubmit={onSubmit}
		>
			{result?.status === "conflict" ? (
				<ConflictNotice conflict={result} labels={labels} take={take} />
			) : (
				isNotDone(result) && <Notice kind="bad">{result.sentence}</Notice>
			)}
			<input type="hidden" name="revision" value={seen} />
			{children(lists.texts, errorsOf(result), typedIn(result), lists.turns)}
		</Form>
	);
}
