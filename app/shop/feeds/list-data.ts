/** A list as schema.org's `ItemList`, whose entries name the pages that say the rest. @param urls full addresses, in the list's order */
export function listData(urls: readonly string[]) {
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: urls.map((url, n) => ({ "@type": "ListItem", position: n + 1, url })),
	};
}
