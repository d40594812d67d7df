import type { Tables } from "../platform/db/schema.ts";

/**
 * Tables that hold nothing of buyers: the catalogue, settings, templates, and staff, whose accounts are theirs to end. A
 * template of quotes is kept without request, message and notes (domain/quotes/template.ts).
 */
export const WITHOUT_BUYERS = [
	"setting",
	"category",
	"product",
	"product_cost",
	"quote_template",
	"pool",
	"catalogue_version",
	"catalogue_change",
	"catalogue_file",
	"catalogue_file_part",
	"catalogue_file_product",
	"catalogue_file_place",
	"search_waiting",
	"search_word",
	"search_gram",
	"search_entry",
	"search_set",
	"case_index",
	"picture",
	"picture_file",
	"staff",
	"staff_session",
	"staff_account",
	"staff_verification",
	"staff_second_factor",
	"staff_invite",
] as const satisfies readonly (keyof Tables)[];
