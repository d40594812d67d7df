import type { MetaDescriptor } from "react-router";

/** What a loader hands over for the document's head. */
export type PageHead = {
	title: string;
	description: string;
	/** The page's one address, from PUBLIC_URL. */
	canonical: string;
	/** Full address of a picture for link previews. */
	image?: string;
};

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
	if (!head) return [];
	const { title, description, canonical, image } = head;
	return [
		{ title },
		{ name: "description", content: description },
		{ tagName: "link", rel: "canonical", href: canonical },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: canonical },
		...(image
			? [
					{ property: "og:image", content: image },
					{ name: "twitter:card", content: "summary_large_image" },
				]
			: []),
	];
}
