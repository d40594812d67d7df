import type { ReactNode } from "react";
import { Form } from "react-router";
import { deciding } from "../../../messages/en/buyer/deciding.ts";
import notices from "../../forms/notice.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import styles from "./action-form.module.css";
import type { ActionFormState } from "./use-action-form.ts";

type Props = {
	form: ActionFormState;
	/** What the button says, and while it is being sent. */
	label: string;
	sending?: string;
	/** The one action of the page that the eye should find. */
	main?: boolean;
	/** Takes files. */
	files?: boolean;
	/** The version it is about. */
	version?: number;
	className?: string;
	/** Shown beside the button. */
	beside?: ReactNode;
	children: ReactNode;
};

/** A form of the page: plain markup that works without script, inert in a preview. */
export function ActionForm({ form, label, sending, main, files, version, className, beside, children }: Props) {
	const { mode } = usePage();
	const words = useMessages(deciding);
	return (
		<Form
			method="post"
			// What is too large to be read says by its address which form it is.
			action={files && form.action !== "reply" ? `.?form=${form.action}` : "."}
			encType={files ? "multipart/form-data" : undefined}
			id={`act-${form.action}`}
			ref={form.formRef}
			className={classNames(styles.form, className)}
			noValidate
			inert={mode !== "buyer"}
			{...form.handlers}
		>
			<input type="hidden" name="act" value={form.action} />
			<input type="hidden" name="entryId" value={form.entryId} />
			{version !== undefined && <input type="hidden" name="version" value={version} />}
			{form.sentence && (
				<div className={notices.problem} role="alert" tabIndex={-1}>
					<b>{form.sentence}</b>
				</div>
			)}
			{children}
			<div className={styles.send}>
				<button
					className={classNames(button.button, !main && button.outlined, styles.submit)}
					type="submit"
					disabled={form.sending || mode !== "buyer"}
				>
					{form.sending ? (sending ?? words.sending) : label}
				</button>
				{beside}
			</div>
		</Form>
	);
}
