import { useEffect, useRef, useState } from "react";
import { errorsOf, isNotDone } from "../../../domain/shared/action-result.ts";
import { COUNTRIES, countryCode } from "../../../domain/shared/country.ts";
import { countries } from "../../../messages/en/countries.ts";
import { useSeenRevision } from "../../forms/use-seen-revision.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import fieldStyles from "../parts/field.module.css";
import { Field, SelectField, TextField } from "../parts/field.tsx";
import actionFormStyles from "./action-form.module.css";
import { BUYER_FIELDS } from "./buyer-fields.ts";
import type { CaseData } from "./case.tsx";
import { ComposerNews } from "./composer-news.tsx";
import { MeanwhileList } from "./meanwhile-list.tsx";
import { Seen } from "./more-actions.tsx";
import type { CaseActions } from "./use-action.ts";

/** Puts right who the buyer is, where the request said it wrongly. */
export function CorrectBuyer({ data, actions, now }: { data: CaseData; actions: CaseActions; now: number }) {
	const { request } = data;
	const holder = useRef<HTMLDetailsElement>(null);
	const own = actions.answer?.action === "correct_buyer" ? actions.answer : undefined;
	const failed = isNotDone(own) ? own : undefined;
	const seen = useSeenRevision({
		now: data.revision,
		entries: data.entries,
		me: data.myName,
		begunAt: own?.status === "conflict" ? own.seen : undefined,
		isTyped: () => holder.current?.open === true,
	});
	const [email, setEmail] = useState(request.email);
	// A link is as good as the address it went to: with another address the others end, unless the person says no.
	const [renew, setRenew] = useState<boolean>();
	const values = failed?.values;
	const errors = errorsOf(own);
	useEffect(() => {
		if (own?.status !== "done") return;
		if (holder.current) holder.current.open = false;
		setEmail(request.email);
		setRenew(undefined);
	}, [own, request.email]);
	return (
		<details className={actionFormStyles.action} id="act-correct_buyer" ref={holder} open={failed !== undefined}>
			<summary className={buttonClass()}>Edit details</summary>
			<actions.Form
				method="post"
				encType="multipart/form-data"
				action={`/desk/requests/${data.id}`}
				id="form-correct_buyer"
			>
				<Seen data={{ ...data, revision: seen.revision }} intent="correct_buyer" />
				<Field
					label={BUYER_FIELDS.name}
					name="name"
					defaultValue={values?.name ?? request.name}
					error={errors.name}
					maxLength={200}
					required
				/>
				<Field
					label={BUYER_FIELDS.company}
					name="company"
					defaultValue={values?.company ?? request.company ?? ""}
					error={errors.company}
					maxLength={200}
				/>
				<Field
					label={BUYER_FIELDS.email}
					name="email"
					type="email"
					onInput={({ currentTarget }) => setEmail(currentTarget.value)}
					defaultValue={values?.email ?? request.email}
					error={errors.email}
					maxLength={254}
					required
				/>
				<label className={fieldStyles.check}>
					<input
						type="checkbox"
						name="links"
						value="renew"
						checked={renew ?? email.trim() !== request.email}
						onChange={({ target }) => setRenew(target.checked)}
					/>{" "}
					Revoke the earlier links and mail a new one to this address
				</label>
				<Field
					label={BUYER_FIELDS.phone}
					name="phone"
					type="tel"
					defaultValue={values?.phone ?? request.phone}
					error={errors.phone}
					maxLength={40}
					required
				/>
				<TextField
					label={BUYER_FIELDS.address}
					name="address"
					rows={3}
					defaultValue={values?.address ?? request.address}
					error={errors.address}
					maxLength={1000}
					hint="Emails, the private page and later documents use these details from now on. The request itself stays as it was sent."
				/>
				<SelectField
					label={BUYER_FIELDS.country}
					name="country"
					defaultValue={values?.country ?? countryCode(request.country) ?? ""}
					error={errors.country}
				>
					{countryCode(request.country) === undefined && <option value="">{request.country}</option>}
					{COUNTRIES.map((code) => (
						<option key={code} value={code}>
							{countries[code]}
						</option>
					))}
				</SelectField>
				<Button type="submit" kind="primary" disabled={actions.busy}>
					Save details
				</Button>
				<ComposerNews
					failed={failed}
					missed={seen.missed}
					onSeen={seen.acknowledge}
					onLeave={actions.dismiss}
					busy={actions.busy}
					list={(meanwhile) => <MeanwhileList meanwhile={meanwhile} now={now} />}
				/>
			</actions.Form>
		</details>
	);
}
