import { type ActionFunctionArgs, redirect } from "react-router";
import { withLists } from "../../../domain/catalogue/product-rows.ts";
import { textFields } from "../../../domain/shared/form.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { readForm } from "../../../server/platform/http/form-exchange.server.ts";
import type { StaffPermit } from "../../../server/staff/index.ts";
import { answerSave } from "./saved.server.ts";

type Part = "products" | "categories" | "pools";

/** Keeps what a form says of something new in the catalogue, and opens its own page. */
export async function createIn(part: Part, editor: StaffPermit, { request, context }: ActionFunctionArgs) {
	const fields = textFields(await readForm(request));
	const texts = part === "products" ? withLists(fields) : fields;
	const outcome = await context.get(servicesContext).catalogueDesk[part].create(texts, editor);
	if (outcome.status === "saved") throw redirect(`/desk/catalogue/${part}/${outcome.id}`, 303);
	return answerSave<Record<string, string>>(outcome, fields);
}
