import { data } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { fileAnswer } from "../../../server/platform/http/file-answer.server.ts";
import { requireRight } from "../gate.server.ts";
import { problemText } from "../parts/problem-words.ts";
import type { Route } from "./+types/draft-pdf";

/** The PDF of the draft, as it would be stored if it were sent now; its name alone says that it is a draft. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
	requireRight(context, "quotes.send");
	const pdf = await context.get(servicesContext).quotes.draftPdf(id);
	if (!pdf) throw data(null, { status: 404, statusText: "Not Found" });
	if (pdf.ok)
		return fileAnswer(
			{ type: "application/pdf", bytes: Buffer.from(pdf.bytes) },
			`draft-quotation-v${pdf.version}.pdf`,
			"inline",
		);
	return new Response(problemText(pdf.problem), {
		status: pdf.status,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
