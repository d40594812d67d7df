/**
 * A block of data for search engines, in the document alone: a change of page in the browser has no readers of it. Put it into
 * `Still`, so that React leaves it as it came.
 */
export function JsonData({ data }: { data: object }) {
	// What could end the element is written so that it cannot.
	const text = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it is no script, and holds no "<".
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
