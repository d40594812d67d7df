import { newPoolTexts } from "../../../domain/catalogue/pool-form.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/new-pool";
import { createIn } from "./create.server.ts";
import { NewPage } from "./new-page.tsx";
import { POOL_FORM, PoolForm } from "./pool-form.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "catalogue.edit");
	return null;
}

export const action = answerFailures(async (args: Route.ActionArgs) => {
	const { permit } = requireRight(args.context, "catalogue.edit");
	return createIn("pools", permit, args);
});

/** A pool that is not there yet; its products choose it once it is saved. */
export default function NewPool({ actionData: result }: Route.ComponentProps) {
	return (
		<NewPage
			title="New pool"
			note={<a href="/desk/catalogue/pools">Pools</a>}
			formId={POOL_FORM}
			save="Save"
			result={result}
		>
			{(form) => <PoolForm texts={newPoolTexts} revision={0} result={result} form={form} />}
		</NewPage>
	);
}
