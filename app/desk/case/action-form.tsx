import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import type { CaseData } from "./case.tsx";
import type { Act } from "./use-action.ts";
import { useKeptText } from "./use-kept-text.ts";

type Props = {
	data: CaseData;
	act: Act;
	intent: "refuse" | "withdraw_offer" | "renew" | "record_answer" | "record_acceptance";
	/** The words on the button that opens it, and on the one that does it. */
	title: ReactNode;
	submit: string;
	label: string;
	hint?: string;
	danger?: boolean;
	/** Further fields. */
	children?: ReactNode;
};

/** An act that asks for some words first: opens in place, works without script, and keeps what is typed. */
export function ActForm({ data, act, intent, title, submit, label, hint, danger, children }: Props) {
	const text = useKeptText(`${data.id}-${intent}`);
	const holder = useRef<HTMLDetailsElement>(null);
	const { answer } = act;
	const own = answer?.intent === intent ? answer : undefined;
	const failed = own && own.did !== "done" ? own : undefined;

	const { clear } = text;
	useEffect(() => {
		if (own?.did !== "done") return;
		clear();
		if (holder.current) holder.current.open = false;
	}, [own, clear]);

	return (
		<details className="act" id={`act-${intent}`} ref={holder} open={failed !== undefined}>
			<summary className="btn">{title}</summary>
			<act.Form method="post" encType="multipart/form-data" action={`/desk/requests/${data.id}`} id={`form-${intent}`}>
				<input type="hidden" name="intent" value={intent} />
				<input type="hidden" name="revision" value={data.revision} />
				<input type="hidden" name="entryId" value={data.entryId} />
				{children}
				<TextField
					label={label}
					hint={hint}
					name="message"
					rows={3}
					maxLength={8000}
					defaultValue={failed?.values.message ?? ""}
					error={failed?.errors.message}
					{...text.field}
				/>
				<Button type="submit" kind={danger ? "danger" : "primary"} disabled={act.busy}>
					{submit}
				</Button>
			</act.Form>
		</details>
	);
}
