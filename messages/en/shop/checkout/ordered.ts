import { number, plural } from "../../count.ts";

/** What the thank-you page's loader sends of a request's goods. */
export const ordered = {
	/** "Kanchipuram Silk Saree and 2 others" */
	goods: ({ name, others }: { name: string; others: number }) =>
		others === 0
			? name
			: plural(others, {
					one: `${name} and\u00a01\u00a0other`,
					other: `${name} and\u00a0${number(others)}\u00a0others`,
				}),
};
