/*
 * The columns of a list as spreadsheets name them.
 */

/** What a column may hold that a line of an order is made of. */
type ListColumn = "number" | "name" | "quantity" | "colour" | "size";

const NAMES: Readonly<Record<ListColumn, string>> = {
	number:
		"article articleno articlenr articlenumber articlecode art artno artnr artcode item itemno itemnr itemnumber " +
		"itemcode itemid sku skuno skucode code productno productnumber productcode productid style styleno stylenumber " +
		"stylecode model modelno ref refno reference partno designno designcode",
	name:
		"product products productname productdescription name names description itemname itemdescription descriptionofgoods articlename " +
		"articledescription goods goodsdescription particulars title design designname stylename garment",
	quantity:
		"quantity quantities qty qtys qtypcs qtypieces qtyunits quantitypcs quantitypieces orderqty orderquantity " +
		"orderedqty orderedquantity qtyordered qtyrequired requiredqty totalqty totalquantity pcs pc piece pieces nos units " +
		"unitsordered count",
	colour:
		"colour color colours colors colourname colorname colourcode colorcode colourway colorway colourways colorways " +
		"colourno shade shades shadename shadecode",
	size: "size sizes sizename sizecode sz",
};

const COLUMNS: ReadonlyMap<string, ListColumn> = new Map([
	...entriesOf("number"),
	...entriesOf("name"),
	...entriesOf("quantity"),
	...entriesOf("colour"),
	...entriesOf("size"),
]);

function entriesOf(column: ListColumn): [string, ListColumn][] {
	return NAMES[column].split(" ").map((name) => [name, column]);
}

/** No column has a longer name. */
const LONGEST_NAME = 60;

/** In which place each column stands; of two that hold the same the first counts. */
export type ListColumns = Readonly<Partial<Record<ListColumn, number>>>;

/** The columns that a row names: those of a product and one more at least. Undefined for a row that names none. */
export function columnsOf(cells: readonly string[]): ListColumns | undefined {
	const columns: Partial<Record<ListColumn, number>> = {};
	for (const [place, cell] of cells.entries()) {
		const column = cell.length > LONGEST_NAME ? undefined : COLUMNS.get(bareName(cell));
		if (column !== undefined) columns[column] ??= place;
	}
	const isOfProducts = columns.number !== undefined || columns.name !== undefined;
	return isOfProducts && Object.keys(columns).length > 1 ? columns : undefined;
}

/** "Article No.", "article_no" and "ArticleNo" are the same name. */
function bareName(name: string): string {
	return name
		.toLowerCase()
		.replace(/\([^)]*\)/g, "")
		.replace(/[^a-z]/g, "");
}
