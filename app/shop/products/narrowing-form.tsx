import { type ChangeEvent, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useNavigationType } from "react-router";
import {
	type ChoiceName,
	chosenCount,
	type Facet,
	listAddress,
	type Narrowing,
	readNarrowing,
	SORTS,
} from "../../../domain/catalogue/narrowing.ts";
import type { Counted } from "../../../domain/catalogue/shelf.ts";
import { formatCount } from "../../../domain/shared/money.ts";
import { narrowing as sentences } from "../../../messages/en/shop/products/narrowing.ts";
import fields from "../../forms/field.module.css";
import { afterPaint } from "../../ui/after-paint.ts";
import { isOverPage } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { isFollowed } from "../../ui/follow-links.tsx";
import { Cross } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { useChoiceWords } from "./choice-words.ts";
import styles from "./narrowing-form.module.css";

type Props = {
	/** The id of the category that is chosen. */
	category: string | undefined;
	chosen: Narrowing;
	choices: Readonly<Record<Facet, readonly Counted[]>>;
	/** Whether somebody has asked for the form, and chosen nothing yet. */
	isOpen: boolean;
};

const SELECTS = ["fibre", "colour", "price-from", "price-to", "minimum"] as const;
const NAMES: readonly ChoiceName[] = [...SELECTS, "sample", "sort"];

/**
 * How the list is narrowed and sorted: a form of the page's own address. Without script its button sends it; with script
 * every choice shows at once and the page stays where it is. Where the page is opened with something chosen, the form is folded:
 * on a phone it would stand where the products are meant to be.
 */
export function NarrowingForm({ category, chosen, choices, isOpen }: Props) {
	const words = useMessages(sentences);
	const { inForm, alone } = useChoiceWords();
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const count = chosenCount(chosen);
	const [isUnfolded, setUnfolded] = useState(isOpen);
	useEffect(() => {
		// Back may lead to where it was asked for.
		if (isOpen) setUnfolded(true);
	}, [isOpen]);
	useEffect(() => {
		// Back, and what takes a choice away, change what is chosen without the fields.
		for (const field of form.current?.elements ?? []) {
			if (field instanceof HTMLSelectElement) field.value = chosenOf(chosen, field.name);
			if (field instanceof HTMLInputElement && field.type === "checkbox")
				field.checked = chosenOf(chosen, field.name) !== "";
		}
	}, [chosen]);
	const show = (address: string) => navigate(address, { preventScrollReset: true });
	const change = ({ currentTarget }: ChangeEvent<HTMLFormElement>) =>
		show(listAddress({ category, ...readNarrowing(readForm(currentTarget)), open: true }));
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		// By the fields: what was chosen last may not be in the address yet.
		const asked = readNarrowing(readForm(event.currentTarget));
		if (chosenCount(asked) > 0)
			navigate(listAddress({ category, ...asked }), { preventScrollReset: true, replace: true });
		event.currentTarget.closest("details")?.removeAttribute("open");
	};
	/** Reads the fields, not the link: of two choices removed in quick succession the second link still names the first. */
	const remove = (event: MouseEvent<HTMLAnchorElement>, name: ChoiceName) => {
		if (!form.current || !isFollowed(event)) return;
		event.preventDefault();
		clearField(form.current, name);
		const address = listAddress({ category, ...readNarrowing(readForm(form.current)), open: isUnfolded });
		// What was open over the page is no place to come back to.
		void afterPaint().then(() => navigate(address, { preventScrollReset: true, replace: isOverPage() }));
	};
	const summary = useRef<HTMLElement>(null);
	const came = useNavigationType();
	useEffect(() => {
		// The link that led here is gone, and the focus with it.
		if (came !== "POP" && document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
	}, [came]);
	return (
		<>
			<details
				className={styles.narrowing}
				open={isUnfolded}
				onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
			>
				<summary ref={summary}>{count > 0 ? words.titleCounted({ count }) : words.title}</summary>
				<form ref={form} action="/products" className={styles.form} onChange={change} onSubmit={submit}>
					{category !== undefined && <input type="hidden" name="category" value={category} />}
					{SELECTS.map((name) => (
						<p key={name} className={fields.field}>
							<label htmlFor={`narrow-${name}`}>{words.labels[name]}</label>
							<select id={`narrow-${name}`} name={name} defaultValue={chosen[name] ?? ""}>
								<option value="">{words.any}</option>
								{choices[name].map(({ value, count }) => (
									<option key={value} value={value}>
										{words.counted({ choice: inForm(name, value), count: formatCount(count) })}
									</option>
								))}
							</select>
						</p>
					))}
					<p className={fields.field}>
						<label htmlFor="narrow-sort">{words.labels.sort}</label>
						<select id="narrow-sort" name="sort" defaultValue={chosen.sort ?? ""}>
							<option value="">{words.inOrder}</option>
							{SORTS.map((sort) => (
								<option key={sort} value={sort}>
									{words.sorts[sort]}
								</option>
							))}
						</select>
					</p>
					{choices.sample.map(({ value, count }) => (
						<label key={value} className={styles.check}>
							<input type="checkbox" name="sample" value={value} defaultChecked={chosen.sample !== undefined} />
							{words.counted({ choice: words.labels.sample, count: formatCount(count) })}
						</label>
					))}
					<button type="submit" className={button.button}>
						{words.show}
					</button>
				</form>
			</details>
			{count > 0 && (
				<ul className={styles.chosen} aria-label={words.list}>
					{NAMES.map((name) => {
						const value = chosen[name];
						if (value === undefined) return null;
						const choice = alone(name, value);
						return (
							<li key={name}>
								<Link
									to={listAddress({ category, ...chosen, [name]: undefined, open: isUnfolded })}
									rel="nofollow"
									aria-label={words.remove({ choice })}
									data-stay=""
									onClick={(event) => remove(event, name)}
								>
									{choice} <Cross />
								</Link>
							</li>
						);
					})}
					<li>
						<Link className={button.minor} to={listAddress({ category })} data-stay="">
							{words.clear}
						</Link>
					</li>
				</ul>
			)}
		</>
	);
}

function chosenOf(chosen: Narrowing, name: string): string {
	return Object.entries(chosen).find(([one]) => one === name)?.[1] ?? "";
}

function clearField(form: HTMLFormElement, name: ChoiceName): void {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLSelectElement) field.value = "";
	if (field instanceof HTMLInputElement) field.checked = false;
}

function readForm(form: HTMLFormElement): URLSearchParams {
	const params = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
	return params;
}
