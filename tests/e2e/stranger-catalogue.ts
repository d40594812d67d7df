import { at, type Row, revisionOf } from "./stranger-row.ts";

const product = "banarasi-silk-saree";

/** The rows of the desk's catalogue. */
export const catalogueRows: Record<string, Row> = {
	"desk/catalogue/preview": { for: "catalogue.edit", at: at(`/desk/catalogue/preview?product=${product}`) },
	"desk/catalogue": { for: "catalogue.edit", at: at("/desk/catalogue"), writes: async () => [{ hide: product }] },
	"desk/catalogue/products/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/products/new"),
		writes: async () => [{ name: "A stole", category: "sarees", description: "Fine", price: "640", minOrder: "5" }],
	},
	"desk/catalogue/products/:id": {
		for: "catalogue.edit",
		at: at(`/desk/catalogue/products/${product}`),
		writes: async (ground) => [{ revision: revisionOf(ground, "product", product), description: "Another line" }],
	},
	"desk/catalogue/products/:id/pictures": {
		for: "catalogue.edit",
		at: at(`/desk/catalogue/products/${product}/pictures`),
		writes: async () => [{ place: "main", alt: "Another picture" }],
	},
	"desk/catalogue/categories": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories"),
		writes: async () => [{ down: "sarees" }],
	},
	"desk/catalogue/categories/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/new"),
		writes: async () => [{ name: "Stoles", description: "Light wraps." }],
	},
	"desk/catalogue/categories/:id": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/sarees"),
		writes: async (ground) => [{ revision: revisionOf(ground, "category", "sarees"), name: "Other sarees" }],
	},
	"desk/catalogue/categories/:id/pictures": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/categories/sarees/pictures"),
		writes: async () => [{ place: "main", alt: "Another picture" }],
	},
	"desk/catalogue/pools": { for: "catalogue.edit", at: at("/desk/catalogue/pools") },
	"desk/catalogue/pools/new": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/pools/new"),
		writes: async () => [{ name: "Another pool", minimum: "50" }],
	},
	"desk/catalogue/pools/:id": {
		for: "catalogue.edit",
		at: ({ pool }) => `/desk/catalogue/pools/${pool}`,
		writes: async (ground) => [{ revision: revisionOf(ground, "pool", ground.pool), name: "Other shirts" }],
	},
	"desk/catalogue/file": {
		for: "catalogue.edit",
		at: at("/desk/catalogue/file"),
		writes: async ({ as }) => {
			const csv = await (await as.owner.get("/desk/catalogue/export.csv")).text();
			return [{ file: csv.replaceAll("Silk", "Pure silk") }, { confirm: "x" }];
		},
	},
	"desk/catalogue/costs": {
		for: "costs.see",
		at: at("/desk/catalogue/costs"),
		writes: async () => [{ file: `id,cost\n${product},1300\n` }],
	},
	"desk/catalogue/costs.csv": { for: "costs.see", at: at("/desk/catalogue/costs.csv") },
	"desk/catalogue/export.csv": { for: "catalogue.edit", at: at("/desk/catalogue/export.csv") },
};
