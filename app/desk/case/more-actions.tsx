import { PLAIN_ACTIONS, type PlainAction } from "../../../domain/cases/events.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { SelectField } from "../parts/field.tsx";
import { MoreIcon } from "../parts/icons.tsx";
import { Menu } from "../parts/menu.tsx";
import type { CaseData } from "./case.tsx";
import { QUICK_WORDS } from "./entry-words.ts";
import styles from "./more-actions.module.css";
import type { CaseActions } from "./use-action.ts";

/** What is done now and then: another owner, spam, unread. Opens without script too. */
export function MoreActions({ data, actions }: { data: CaseData; actions: CaseActions }) {
	const { possible, colleagues, me, row } = data;
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
				<actions.Form
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
					<Button type="submit" disabled={actions.busy}>
						Pass on
					</Button>
				</actions.Form>
				{PLAIN_ACTIONS.filter((action) => possible.includes(action) && QUICK_WORDS[action].place === "menu").map(
					(action) => (
						<PlainButton key={action} data={data} actions={actions} action={action} />
					),
				)}
				<QuickAction data={data} actions={actions} intent="unread">
					Unread <kbd>m</kbd>
				</QuickAction>
			</div>
		</Menu>
	);
}

type QuickProps = {
	data: CaseData;
	actions: CaseActions;
	intent: PlainAction | "unread" | "link";
	kind?: "primary" | "plain" | "quiet" | "danger";
	children: React.ReactNode;
};

/** A button that does one thing at once. */
export function QuickAction({ data, actions, intent, kind = "plain", children }: QuickProps) {
	return (
		<actions.Form
			method="post"
			encType="multipart/form-data"
			action={`/desk/requests/${data.id}`}
			id={`form-${intent}`}
			className={styles.quick}
		>
			<Seen data={data} intent={intent} />
			<Button type="submit" kind={kind} disabled={actions.busy}>
				{children}
			</Button>
		</actions.Form>
	);
}

type PlainProps = Pick<QuickProps, "data" | "actions" | "kind"> & { action: PlainAction };

/** The button of an action that says nothing beside that it happens, with its words and its key. */
export function PlainButton({ action, ...rest }: PlainProps) {
	const { button, key } = QUICK_WORDS[action];
	if (button === null) return null;
	return (
		<QuickAction {...rest} intent={action}>
			{button}
			{key && (
				<>
					{" "}
					<kbd>{key}</kbd>
				</>
			)}
		</QuickAction>
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
