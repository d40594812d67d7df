import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../server/services.server.ts";

/** A fresh key for one filled form: its stamp and its idempotency key in one. Asked for at a form's first touch. */
export function loader({ context }: LoaderFunctionArgs): Response {
	return Response.json(
		{ key: context.get(servicesContext).formKeys.issue() },
		{ headers: { "Cache-Control": "no-store" } },
	);
}
