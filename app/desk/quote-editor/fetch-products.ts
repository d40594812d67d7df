import type { AnsweredProducts } from "./products.ts";

/** Asks for products by their ids, or by words. @throws what keeps the answer from coming, a lost session too */
export async function fetchProducts(
	caseId: string,
	asked: { ids: readonly string[] } | { words: string },
	signal: AbortSignal,
): Promise<AnsweredProducts> {
	const params = new URLSearchParams("ids" in asked ? asked.ids.map((id) => ["id", id]) : { words: asked.words });
	const answer = await fetch(`/desk/requests/${caseId}/quote/products?${params}`, { signal });
	// Somebody who is signed out is led to another page.
	if (!answer.ok || answer.redirected) throw new Error(`The products were answered with ${answer.status}.`);
	return answer.json();
}
