import { data } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { fileAnswer } from "../../../server/platform/http/file-answer.server.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/document";

/** The PDF of one version, or the proforma invoice: the very bytes that the buyer has. */
export async function loader({ params: { id, which }, context }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const wanted = which === "proforma" ? which : /^[1-9]\d{0,5}$/.test(which) ? Number(which) : undefined;
	const file = wanted && (await context.get(servicesContext).staffCases.document(id, wanted));
	if (!file) throw data(null, { status: 404, statusText: "Not Found" });
	const name = wanted === "proforma" ? "proforma-invoice" : `quotation-v${wanted}`;
	return fileAnswer(file, `${name}.pdf`, "inline");
}
