import { data, type RouterContextProvider } from "react-router";
import { type PictureSource, pictureOf } from "../../../content/picture-source.ts";
import { type Services, servicesContext } from "../../../server/main/context.ts";

/** What the error screen shows an address of the shop with that leads nowhere. */
export type Lost = {
	picture: PictureSource;
	categories: { id: string; name: string; count: number }[];
};

/** Thrown where an address of the shop leads nowhere: a picture, and what the shop has. */
export function lost(context: Readonly<RouterContextProvider>) {
	const categories = categoriesOf(context.get(servicesContext));
	return data({ picture: pictureOf("site/about-teaser"), categories } satisfies Lost, {
		status: 404,
		statusText: "Not Found",
	});
}

/** What the shop has, as far as a way there needs it. */
export function categoriesOf({ catalogue }: Pick<Services, "catalogue">): Lost["categories"] {
	return catalogue.summary().categories.map(({ id, name, count }) => ({ id, name, count }));
}
