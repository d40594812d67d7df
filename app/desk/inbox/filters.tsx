import { type ReactNode, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { type CaseFilter, caseListAddress, isNarrowed, readCaseFilter } from "../../../domain/cases/case-filter.ts";
import { STATUSES } from "../../../domain/cases/statuses.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { Button } from "../parts/button.tsx";
import chipStyles from "../parts/chip.module.css";
import { Chip } from "../parts/chip.tsx";
import fading from "../parts/fading-row.module.css";
import pageStyles from "../parts/page.module.css";
import { SUSPECTED_SPAM } from "../parts/shared-words.ts";
import { STATE_WORDS } from "../parts/state-words.tsx";
import styles from "./filters.module.css";
import type { InboxData } from "./inbox.tsx";

/** The search field is in the top bar and belongs to the same form. */
export const FILTER_FORM = "inbox-filter";
/** What the key `f` leads to. */
export const FIRST_FILTER = "filter-state";

/** Views as links, and what narrows them as a form that is sent by itself where script runs. */
export function Filters({ data }: { data: InboxData }) {
	const { filter, counts, colleagues, countries, categories, me } = data;
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const send = () => {
		if (form.current) void navigate(addressOf(form.current), { preventScrollReset: true });
	};
	const { view, owner, unread } = filter;
	const plain = !isNarrowed(filter);
	return (
		<Form
			ref={form}
			id={FILTER_FORM}
			className={`${pageStyles.filters} ${fading.row}`}
			role="search"
			aria-label="Filters"
			onChange={(event) => {
				if (event.target instanceof HTMLSelectElement) send();
			}}
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<Chip to="/desk" on={plain && view === "open"} count={counts.open}>
				Open
			</Chip>
			<Chip to={view_({ owner: "me" })} on={owner === "me" || owner === me} count={counts.mine}>
				Mine
			</Chip>
			<Chip to={view_({ owner: "nobody" })} on={owner === "nobody"} count={counts.nobodys}>
				Unassigned
			</Chip>
			<Chip to={view_({ unread: true })} on={unread} count={counts.unread}>
				Unread
			</Chip>
			{counts.suspected > 0 && (
				<Chip to={view_({ view: "suspected" })} on={view === "suspected"} count={counts.suspected}>
					{SUSPECTED_SPAM}
				</Chip>
			)}
			<Chip to={view_({ view: "closed" })} on={plain && view === "closed"}>
				Closed
			</Chip>
			<span className={styles.rule} />
			<Choice id={FIRST_FILTER} name="state" title="State" value={filter.status}>
				{STATUSES.map((status) => (
					<option key={status} value={status}>
						{STATE_WORDS[status].label}
					</option>
				))}
			</Choice>
			<Choice name="owner" title="Owner" value={owner}>
				<option value="me">Mine</option>
				<option value="nobody">Unassigned</option>
				{colleagues
					.filter(({ id, here }) => id !== me && (here || id === owner))
					.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
			</Choice>
			<Choice name="country" title="Country" value={filter.country && countryName(filter.country)}>
				{countries.map((name) => (
					<option key={name}>{name}</option>
				))}
			</Choice>
			<Choice name="category" title="Category" value={filter.category}>
				{categories.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</Choice>
			{unread && <input type="hidden" name="unread" value="1" />}
			{(view === "closed" || view === "suspected") && <input type="hidden" name="show" value={view} />}
			{!plain && (
				<a className={`${chipStyles.chip} ${chipStyles.plain}`} href={caseListAddress(CLEAR)}>
					Clear
				</a>
			)}
			<noscript>
				<Button type="submit">Show</Button>
			</noscript>
			<span className={styles.order}>{view === "closed" ? "Newest first" : "Least time left first"}</span>
		</Form>
	);
}

const CLEAR: CaseFilter = readCaseFilter(new URLSearchParams());
const view_ = (part: Partial<CaseFilter>) => caseListAddress(CLEAR, part);

/** The address of the list for the current form: it names only what is chosen. */
export function addressOf(form: HTMLFormElement): string {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === "string" && value !== "") fields.set(name, value);
	return caseListAddress(readCaseFilter(fields));
}

type ChoiceProps = { id?: string; name: string; title: string; value: string | undefined; children: ReactNode };

/** A choice that looks like a chip; its first option is its name and means "any". */
function Choice({ id, name, title, value, children }: ChoiceProps) {
	return (
		<select
			id={id}
			key={value ?? ""}
			className={chipStyles.chip}
			name={name}
			aria-label={title}
			defaultValue={value ?? ""}
			data-on={value ? "" : undefined}
		>
			<option value="">{title}</option>
			{children}
		</select>
	);
}
