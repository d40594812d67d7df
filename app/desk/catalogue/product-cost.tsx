import { textFields } from "../../../domain/shared/form.ts";
import { writeRupees } from "../../../domain/shared/text-checks.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import { answer } from "../../forms/answer.server.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import { DeskPage } from "../parts/page.tsx";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/product-cost";
import { CostPanel, type CostResult } from "./cost-panel.tsx";
import { requireCosts } from "./costs.server.ts";
import { notFound } from "./editor.server.ts";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	await requireCosts(context, requireRight(context, "catalogue.edit"));
	const { catalogueDesk } = context.get(servicesContext);
	const found = await catalogueDesk.products.find(id);
	if (!found) return notFound();
	const cost = await catalogueDesk.costs.of(id);
	return { name: found.product.name, cost: cost === undefined ? "" : writeRupees(cost) };
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const staff = requireRight(context, "catalogue.edit");
	await requireCosts(context, staff);
	const { catalogueDesk } = context.get(servicesContext);
	const { cost = "" } = textFields(await readForm(request));
	const problem = await catalogueDesk.costs.save(staff.permit, id, cost);
	if (!problem) return answer<CostResult>({ status: "done", action: "cost" });
	const sentence = problemText(problem);
	return answer<CostResult>(
		{ status: "refused", action: "cost", sentence, errors: { cost: sentence }, values: { cost } },
		422,
	);
});

/** The cost of one product: what a browser without script comes to after sending it. */
export default function ProductCost({ loaderData: { name, cost }, actionData, params: { id } }: Route.ComponentProps) {
	return (
		<DeskPage title={`Cost of ${name}`} note={<a href={`/desk/catalogue/products/${id}`}>Back to the product</a>}>
			<CostPanel product={id} cost={cost} answer={actionData} />
		</DeskPage>
	);
}
