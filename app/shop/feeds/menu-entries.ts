import type { LoaderFunctionArgs } from "react-router";
import { pictureOf } from "../../../content/picture-source.ts";
import { servicesContext } from "../../../server/main/context.ts";

/** One category in the menu of a phone. */
export type MenuEntry = {
	id: string;
	name: string;
	count: number;
	/** The base of its picture. */
	base: string;
};

/** The categories as the menu shows them: it asks when somebody reaches for it, so that no page carries them. */
export function loader({ context }: LoaderFunctionArgs): Response {
	const { categories } = context.get(servicesContext).catalogue.summary();
	const entries = categories.map(
		({ id, name, count, image }): MenuEntry => ({ id, name, count, base: pictureOf(image).base }),
	);
	return Response.json(entries);
}
