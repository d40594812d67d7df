import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";
import editorStyles from "./editor.module.css";
import { SaveKeys } from "./save-keys.tsx";
import type { SaveResult } from "./save-result.ts";

type Props = {
	title: string;
	/** Where the lists are, and what comes after saving. */
	note: ReactNode;
	/** The id of the form in `children`, and what its button says. */
	formId: string;
	save: string;
	result: SaveResult | undefined;
	children: (form: RefObject<HTMLFormElement | null>) => ReactNode;
};

/** The page of a product, category or pool that is not there yet. */
export function NewPage({ title, note, formId, save, result, children }: Props) {
	const form = useRef<HTMLFormElement>(null);
	useUnsaved(form, result !== undefined);
	return (
		<DeskPage
			stays="everywhere"
			title={title}
			note={note}
			actions={
				<Button kind="primary" type="submit" form={formId}>
					{save}
				</Button>
			}
		>
			<SaveKeys form={form} />
			<div className={`${editorStyles.editor} ${editorStyles.single}`}>{children(form)}</div>
		</DeskPage>
	);
}
