import { type Services, servicesContext } from "../../../server/main/context.ts";
import { requireRight } from "../gate.server.ts";
import type { Route } from "./+types/products";
import { type OfferedProducts, offeredProducts } from "./offered-products.server.ts";

/** At most this many products are given to choose from. */
const SHOWN = 12;
/** An offer has no more lines, and a former one or a template beside it neither. */
const MOST = 200;

/** `words` are those that were looked for; null where products were asked for by their ids. */
export type AnsweredProducts = OfferedProducts & { words: string | null };

/** Products for an offer: those with the ids that are asked for, or those that fit what is typed, the first ones for nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const staff = requireRight(context, "quotes.send");
	const services = context.get(servicesContext);
	const asked = new URL(request.url).searchParams;
	const words = asked.get("words");
	const ids = words === null ? asked.getAll("id").slice(0, MOST) : await found(services.catalogue, words);
	const answer: AnsweredProducts = { ...(await offeredProducts(services, staff, ids)), words };
	return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

type Catalogue = Services["catalogue"];

async function found(catalogue: Catalogue, words: string): Promise<string[]> {
	const products = words.trim() === "" ? await catalogue.list(undefined, 0, SHOWN) : await catalogue.find(words, SHOWN);
	return products.map(({ id }) => id);
}
