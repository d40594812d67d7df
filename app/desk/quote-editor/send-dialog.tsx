import { type RefObject, useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { OrderDetails } from "../../../domain/orders/order-details.ts";
import type { Warning } from "../../../domain/quotes/checks.ts";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { MeanwhileList } from "../case/meanwhile-list.tsx";
import { Button } from "../parts/button.tsx";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { Changes } from "./changes-since.tsx";
import type { action } from "./quote.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import styles from "./send-dialog.module.css";
import { SendRefused } from "./send-refused.tsx";
import type { SaveState } from "./use-draft.ts";
import type { News } from "./use-news.ts";
import { WarningList } from "./warning-list.tsx";
import { whileOpen } from "./while-open.ts";

type Props = {
	open: boolean;
	/** What is unusual in the offer. */
	warnings: readonly Warning[];
	/** Whether what is shown here is on the server already. */
	saved: SaveState;
	caseId: string;
	content: QuoteContent;
	/** The version that it replaces; null for the first one. */
	before: QuoteContent | null;
	version: number;
	buyer: string;
	/** Where the mail goes. */
	email: string;
	/** What the buyer asked for with the request. */
	said: OrderDetails;
	/** The buyer's: the total is put into words as they read them. */
	country: string;
	/** What colleagues and the buyer did since writing began; shown before anything is sent. */
	news: News;
	now: number;
	/** The draft's revision as it is kept. */
	revision: RefObject<number>;
	onClose: () => void;
};

/** A last plain summary of what is sent, while it can still be changed. */
export const SendDialog = whileOpen(function SendDialog(props: Props) {
	const { open, warnings, saved, caseId, content, before, buyer, email, said, country } = props;
	const { news, now, revision, onClose } = props;
	const { Form, data, state, reset } = useFetcher<typeof action>();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	// The news listed when the dialog opened: what arrives while somebody reads stops the sending, and once
	// the offer has gone the page may know of the next version before it is left.
	const [shown, setShown] = useState({ news, version: props.version });
	const { version } = shown;
	const gone = data?.status === "done";
	const refused = isNotDone(data) ? data : undefined;
	const later = refused?.status === "conflict" && refused.action === "send" ? refused : undefined;
	const meanwhile = [...shown.news.items, ...(later?.meanwhile ?? [])];

	// biome-ignore lint/correctness/useExhaustiveDependencies: what counts is the moment at which it opens.
	useEffect(() => {
		if (!open) return;
		setShown({ news, version: props.version });
		reset();
	}, [open]);
	useEffect(() => {
		if (refused) void revalidate();
	}, [refused, revalidate]);
	useEffect(() => {
		if (gone) void navigate(`/desk/requests/${caseId}`);
	}, [gone, caseId, navigate]);

	return (
		<Dialog title={`Send version ${version}`} open={open} onClose={onClose} wide={before !== null}>
			<p>
				<bdi>{buyer}</bdi> gets it by mail to <bdi>{email}</bdi>, with the PDF, and on the private page. A sent version
				is never changed; a new one replaces it.
			</p>
			{open && <ReviewFacts content={content} said={said} country={country} />}
			{open && before && !gone && (
				<details className={`${layoutStyles.fold} ${styles.changes}`}>
					<summary>What it changes of v{version - 1}</summary>
					<Changes content={content} before={before} version={version} />
				</details>
			)}
			<WarningList warnings={warnings} />
			{open && (saved.is === "failed" || saved.is === "conflict") && <Notice kind="bad">{saved.sentence}</Notice>}
			{refused && !later?.meanwhile?.length && <SendRefused caseId={caseId} sentence={refused.sentence} />}
			{meanwhile.length > 0 && (
				<Notice kind={later ? "bad" : "warn"}>
					<p>{later ? "Nothing has been sent: this has happened in the meantime." : "Since you began writing:"}</p>
					<MeanwhileList meanwhile={meanwhile} now={now} />
					<p>Send it anyway, or go back and change it. The draft is kept.</p>
				</Notice>
			)}
			<Form method="post" encType="multipart/form-data" className={dialogStyles.actions}>
				<input type="hidden" name="intent" value="send" />
				<input type="hidden" name="seen" value={later?.revision ?? shown.news.revision} />
				<input type="hidden" name="revision" value={open ? revision.current : 0} />
				<input type="hidden" name="content" value={open ? JSON.stringify(content) : ""} />
				<Button onClick={onClose}>Not yet</Button>
				<Button kind="primary" type="submit" disabled={state !== "idle" || gone || saved.is !== "kept"}>
					{state !== "idle" || gone
						? "Making the PDF …"
						: saved.is === "changed" || saved.is === "saving"
							? "Saving the draft …"
							: meanwhile.length + warnings.length > 0
								? `Send version ${version} anyway`
								: `Send version ${version}`}
				</Button>
			</Form>
		</Dialog>
	);
});
