import { useEffect, useId, useState } from "react";
import type { QuoteContent } from "../../../domain/quotes/content.ts";
import { LONGEST_TEMPLATE_NAME } from "../../../domain/quotes/template.ts";
import { useAnswered } from "../../forms/use-answered.ts";
import { toast } from "../../ui/toast.ts";
import { useFetcher } from "../../ui/use-fetcher.ts";
import { Button } from "../parts/button.tsx";
import dialogStyles from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import fieldStyles from "../parts/field.module.css";
import { Field } from "../parts/field.tsx";
import layoutStyles from "../parts/layout.module.css";
import type { action } from "./patterns.ts";
import { whileOpen } from "./while-open.ts";

type Props = { caseId: string; content: QuoteContent; open: boolean; onClose: () => void };

/** Keeps the draft under a name, to begin other quotations from. */
export const SaveTemplate = whileOpen(function SaveTemplate({ caseId, content, open, onClose }: Props) {
	const [name, setName] = useState("");
	const [prices, setPrices] = useState(true);
	const fetcher = useFetcher<typeof action>();
	const { data, state, submit, reset } = fetcher;
	const field = useId();
	const refused = data?.status === "refused" ? data : undefined;
	const taken = refused?.taken;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each time it opens it begins anew.
	useEffect(() => {
		if (!open) return;
		reset();
		setName("");
	}, [open]);
	useAnswered(fetcher, (answer) => {
		if (answer.status !== "done") return;
		toast.success("Saved as a template.");
		onClose();
	});
	const save = (over?: { id: string; revision: number }) =>
		void submit(
			{
				...{ intent: "save", name, prices: prices ? "yes" : "no", content: JSON.stringify(content) },
				...(over && { over: over.id, revision: over.revision }),
			},
			{ method: "post", action: `/desk/requests/${caseId}/quote/patterns`, encType: "multipart/form-data" },
		);
	return (
		<Dialog title="Save as template" open={open} onClose={onClose} field={field}>
			<form
				className={layoutStyles.stack}
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<p>
					Terms, ways of delivery, payments, packing, services and what sizes cost more. The buyer, the request,
					validity, message and notes are left out.
				</p>
				<Field
					label="Name"
					id={field}
					value={name}
					maxLength={LONGEST_TEMPLATE_NAME}
					required
					error={refused?.sentence}
					onChange={({ target }) => {
						setName(target.value);
						if (refused) reset();
					}}
				/>
				<label className={fieldStyles.check}>
					<input type="checkbox" checked={prices} onChange={({ target }) => setPrices(target.checked)} />
					With its products and their prices
				</label>
				<p className={dialogStyles.actions}>
					<Button onClick={onClose}>Cancel</Button>
					{taken ? (
						<Button kind="primary" disabled={state !== "idle"} onClick={() => save(taken)}>
							Replace it
						</Button>
					) : (
						<Button kind="primary" type="submit" disabled={state !== "idle"}>
							Save template
						</Button>
					)}
				</p>
			</form>
		</Dialog>
	);
});
