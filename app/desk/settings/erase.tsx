import { Form } from "react-router";
import { type ActionResult, errorsOf } from "../../../domain/shared/action-result.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { type Services, servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answer } from "../../forms/answer.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { Field } from "../parts/field.tsx";
import fieldsStyles from "../parts/fields.module.css";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import type { Route } from "./+types/erase";
import styles from "./erase.module.css";
import { SettingsPage } from "./settings-page.tsx";

type Held = Awaited<ReturnType<Services["personalData"]["held"]>>;
/** First what is held of an address, then what was erased. */
type EraseResult = ActionResult<{ email: string; held?: Held; erased?: Held }, { held: Held | undefined }>;

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "data.erase");
	return null;
}

/** First shows what is held of an address; with the address typed once more it is erased. */
export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "data.erase");
	const { personalData } = context.get(servicesContext);
	const { email = "", again } = textFields(await readForm(request));
	const refused = (field: "email" | "again", sentence: string, held?: Held) =>
		answer<EraseResult>({
			...{ status: "refused", action: "erase", sentence, errors: { [field]: sentence }, values: { email } },
			held,
		});
	if (!/^[^\s@]+@\S+$/.test(email.trim())) return refused("email", "Please enter an email address.");
	const held = await personalData.held(email);
	if (again === undefined) return answer<EraseResult>({ status: "done", action: "show", held, email });
	if (again.trim().toLowerCase() !== email.trim().toLowerCase())
		return refused("again", "This is not the same address. Nothing was erased.", held);
	const erased = await personalData.erase(permit, email);
	return answer<EraseResult>({ status: "done", action: "erase", erased, email });
});

export default function Erase({ actionData }: Route.ComponentProps) {
	const { held, erased, email } = shownOf(actionData);
	const errors = errorsOf(actionData);
	return (
		<SettingsPage at="erase">
			{erased && (
				<Notice kind="good">Erased: {heldWords(erased)}. Earlier backups keep this data until they are deleted.</Notice>
			)}
			<Panel title="Erase a person’s data" aside="At that person's request">
				<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
					<p>
						Name, addresses, messages, files, PDFs and mails are deleted for good; open cases are closed. Countries,
						products, quantities, amounts and times are kept, so that the reports stay right.
					</p>
					<Form method="post" className={fieldsStyles.fields}>
						<Field
							label="Email of the person"
							name="email"
							type="email"
							key={erased ? "next" : "first"}
							defaultValue={erased ? "" : email}
							error={errors.email}
							required
						/>
						<div className={styles.action}>
							<Button type="submit">Show what is held</Button>
						</div>
					</Form>
					{held && (
						<>
							<p role="status">{heldWords(held)}.</p>
							<ul>
								{held.cases.map(({ id, reference, status }) => (
									<li key={id}>
										<a href={`/desk/requests/${id}`}>{reference}</a>, {status.replaceAll("_", " ")}
									</li>
								))}
							</ul>
							{held.cases.length + held.inquiries + held.mails > 0 && (
								<Form method="post" className={fieldsStyles.fields}>
									<input type="hidden" name="email" value={email} />
									<Field label="Type the address again" name="again" autoComplete="off" error={errors.again} required />
									<div className={styles.action}>
										<Button kind="danger" type="submit">
											Erase for good
										</Button>
									</div>
								</Form>
							)}
						</>
					)}
				</div>
			</Panel>
		</SettingsPage>
	);
}

function shownOf(result: EraseResult | undefined): { held?: Held; erased?: Held; email?: string } {
	if (result?.status === "done") return result;
	return result?.status === "refused" ? { held: result.held, email: result.values.email } : {};
}

/** "1 case, 0 inquiries, 4 mails" */
function heldWords({ cases, inquiries, mails }: { cases: readonly unknown[]; inquiries: number; mails: number }) {
	return [counted(cases.length, "case"), counted(inquiries, "inquiry", "inquiries"), counted(mails, "mail")].join(", ");
}
