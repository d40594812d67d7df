import { useEffect, useRef } from "react";
import { isNotDone } from "../../../domain/shared/action-result.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { toast } from "../../ui/toast.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { DeskPage } from "../parts/page.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { NOTHING_CHANGED } from "../parts/shared-words.ts";
import { useChanges, useUnsaved } from "../parts/use-unsaved.ts";
import type { Route } from "./+types/pool";
import editorStyles from "./editor.module.css";
import { notFound } from "./editor.server.ts";
import { History } from "./history.tsx";
import { POOL_FORM, PoolForm } from "./pool-form.tsx";
import { PoolMembers } from "./pool-members.tsx";
import { poolLabels } from "./pool-words.ts";
import { SaveKeys } from "./save-keys.tsx";
import { answerSave } from "./saved.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	const found = await context.get(servicesContext).catalogueDesk.pools.find(id);
	if (!found) return notFound();
	const { pool, ...rest } = found;
	return { id, revision: pool.revision, ...rest };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const editor = requireRight(context, "catalogue.edit").permit;
	const { revision, ...texts } = textFields(await readForm(request));
	const edit = { id, revision: Number(revision), texts, others: "tell" } as const;
	return answerSave(await context.get(servicesContext).catalogueDesk.pools.save(edit, editor));
});

/** One pool: its minimum, its products, and what was changed. */
export default function Pool({ loaderData, actionData: result }: Route.ComponentProps) {
	const { id, revision, texts, history, members, count } = loaderData;
	const form = useRef<HTMLFormElement>(null);
	const changes = useChanges(form);
	useUnsaved(form, isNotDone(result));
	useEffect(() => {
		if (result?.status === "done") toast.success(result.changed ? "Saved." : NOTHING_CHANGED);
	}, [result]);
	return (
		<DeskPage stays title={texts.name} hasFoot back={{ to: "/desk/catalogue/pools", label: "Pools" }}>
			<SaveKeys form={form} />
			<div className={editorStyles.editor}>
				<PoolForm key={id} {...{ texts, revision, result, form }} />
				<aside className={editorStyles.aside}>
					<PoolMembers {...{ id, members, count }} />
					<History history={history} labels={poolLabels} />
				</aside>
			</div>
			<SaveBar changes={changes} isRefused={isNotDone(result)} save="Save" form={POOL_FORM} />
		</DeskPage>
	);
}
