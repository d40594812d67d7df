import { useRef } from "react";
import { redirect } from "react-router";
import { newPoolTexts } from "../../../domain/catalogue/pool-form.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { Button } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import { useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/new-pool";
import editorStyles from "./editor.module.css";
import { POOL_FORM, PoolForm } from "./pool-form.tsx";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	return null;
}

export const action = answerFailures(async ({ request, context }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const texts = textFields(await readForm(request));
	const outcome = await context.get(servicesContext).catalogueDesk.pools.create(texts, editor);
	if (outcome.status === "saved") throw redirect(`/desk/catalogue/pools/${outcome.id}`, 303);
	return answerSave(outcome);
});

/** A pool that is not there yet; its products choose it once it is saved. */
export default function NewPool({ actionData: result }: Route.ComponentProps) {
	const form = useRef<HTMLFormElement>(null);
	useUnsaved(form, result !== undefined);
	return (
		<DeskPage
			title="New pool"
			note={<a href="/desk/catalogue/pools">Pools</a>}
			actions={
				<Button kind="primary" type="submit" form={POOL_FORM}>
					Save
				</Button>
			}
		>
			<SaveKeys form={form} />
			<div className={`${editorStyles.editor} ${editorStyles.single}`}>
				<PoolForm texts={newPoolTexts} revision={0} result={result} form={form} />
			</div>
		</DeskPage>
	);
}
