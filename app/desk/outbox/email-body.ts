import { data } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/email-body";

/**
 * The mail as its reader sees it, for the frame of its page. Whatever somebody may have got into it, nothing in it
 * runs, opens, posts or fetches: it is shown in a sandbox, with its own styles alone.
 */
const POLICY =
	"sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	const mail = await context.get(servicesContext).outboxDesk.view(id);
	if (!mail?.email) throw data(null, { status: 404, statusText: "Not Found" });
	return new Response(mail.email.html, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": POLICY,
			"X-Frame-Options": "SAMEORIGIN",
		},
	});
}
