import { type ReactNode, type RefObject, useRef } from "react";
import { DeskPage } from "../parts/page.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { useChanges, useUnsaved } from "../parts/use-unsaved.ts";
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
	const changes = useChanges(form);
	useUnsaved(form, result !== undefined);
	return (
		<DeskPage stays hasFoot title={title} note={note}>
			<SaveKeys form={form} />
			<div className={`${editorStyles.editor} ${editorStyles.single}`}>{children(form)}</div>
			<SaveBar changes={changes} isRefused={result !== undefined} save={save} form={formId} />
		</DeskPage>
	);
}
