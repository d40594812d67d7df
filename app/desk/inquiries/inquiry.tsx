import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { allowsInquiry } from "../../../domain/inquiries/inquiry-case.ts";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import { answerFailures } from "../parts/answer-failures.server.ts";
import type { Route } from "./+types/inquiry";
import { answerInquiry } from "./inquiry-action.server.ts";
import { InquiryPage } from "./inquiry-page.tsx";

/** A question from the contact form, with what was said and done about it. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const { staffId, name } = requireRight(context, "cases.work");
	const { inquiryCases, deskSettings, people, mailLeaves, now } = context.get(servicesContext);
	const view = await inquiryCases.view(id);
	if (!view) throw data(null, { status: 404, statusText: "Not Found" });
	const { settings } = await deskSettings.read();
	return {
		...view,
		moves: (["close", "reopen", "mark_spam", "not_spam"] as const).filter((type) => allowsInquiry(view.state, type)),
		canReply: allowsInquiry(view.state, "reply") && view.email !== "",
		colleagues: await people.colleagues(),
		templates: settings.replies,
		mailLeaves,
		entryId: randomUUID(),
		me: staffId,
		myName: name,
		now: now(),
	};
}

export const action = answerFailures(async ({ request, context, params: { id } }: Route.ActionArgs) => {
	const { permit } = requireRight(context, "cases.work");
	return answerInquiry(request, context.get(servicesContext), permit, id);
});

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
	return <InquiryPage key={loaderData.id} data={loaderData} posted={actionData} />;
}

export type InquiryData = Route.ComponentProps["loaderData"];
