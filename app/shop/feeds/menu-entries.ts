import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { categoryEntry } from "../parts/category-entry.ts";

/** The categories as a phone's menu shows them: it asks when somebody reaches for it, so that no page carries them. */
export function loader({ context }: LoaderFunctionArgs): Response {
	const { categories } = context.get(servicesContext).catalogue.summary();
	return Response.json(categories.map(categoryEntry));
}
