import { Button, buttonClass } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { MoreIcon } from "../parts/icons.tsx";
import { Menu } from "../parts/menu.tsx";
import type { CaseData } from "./case.tsx";
import styles from "./more-actions.module.css";
import type { Act } from "./use-action.ts";

/** What is done now and then: another owner, spam, unread. Opens without script too. */
export function MoreActs({ data, act }: { data: CaseData; act: Act }) {
	const { acts, colleagues, me, row } = data;
	return (
		<Menu
			className={styles.menu}
			id="act-more"
			summary={
				<summary className={buttonClass()} aria-label="More">
					<MoreIcon />
				</summary>
			}
		>
			<div className={styles.body}>
				<act.Form
					method="post"
					encType="multipart/form-data"
					action={`/desk/requests/${data.id}`}
					className={styles.line}
				>
					<Seen data={data} intent="assign" />
					<SelectField label="Owner" name="owner" defaultValue={row.ownerId ?? ""} key={row.ownerId}>
						<option value="">Nobody</option>
						{colleagues
							.filter(({ id, here }) => here || id === row.ownerId)
							.map(({ id, name }) => (
								<option key={id} value={id}>
									{id === me ? `${name} (you)` : name}
								</option>
							))}
					</SelectField>
					<Button type="submit" disabled={act.busy}>
						Pass on
					</Button>
				</act.Form>
				{acts.includes("mark_spam") && (
					<QuickAct data={data} act={act} intent="mark_spam">
						Spam <kbd>!</kbd>
					</QuickAct>
				)}
				<QuickAct data={data} act={act} intent="unread">
					Unread <kbd>m</kbd>
				</QuickAct>
			</div>
		</Menu>
	);
}

type QuickProps = {
	data: CaseData;
	act: Act;
	intent: "take" | "mark_spam" | "not_spam" | "unread" | "link";
	primary?: boolean;
	danger?: boolean;
	children: React.ReactNode;
};

/** A button that does one thing at once. */
export function QuickAct({ data, act, intent, primary, danger, children }: QuickProps) {
	return (
		<act.Form
			method="post"
			encType="multipart/form-data"
			action={`/desk/requests/${data.id}`}
			id={`form-${intent}`}
			className={styles.quick}
		>
			<Seen data={data} intent={intent} />
			<Button type="submit" kind={danger ? "danger" : primary ? "primary" : "plain"} disabled={act.busy}>
				{children}
			</Button>
		</act.Form>
	);
}

/** What every form of the case says: what is meant, and which state of the case was seen. */
export function Seen({ data, intent }: { data: CaseData; intent: string }) {
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="revision" value={data.revision} />
			<input type="hidden" name="entryId" value={data.entryId} />
		</>
	);
}
