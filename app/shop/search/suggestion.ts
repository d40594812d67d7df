import type { SearchField } from "../../../domain/catalogue/search-fields.ts";
import type { Paise } from "../../../domain/shared/money.ts";

/** A product as it is suggested while somebody types; /search/suggestions answers with a list of these. */
export type Suggestion = {
	/** Its page's address. */
	to: string;
	name: string;
	price: Paise;
	/** Where the word stands that it was found by. */
	reason: SearchField;
};
