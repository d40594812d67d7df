export { readCatalogue, seedCatalogue } from "./catalogue.ts";
export { createCatalogueDesk } from "./catalogue-desk.ts";
export type { DryRun } from "./catalogue-import.ts";
export { openCatalogue } from "./catalogue-reading.ts";
export { createImages, type Images } from "./images.ts";
export { fillSearch } from "./search-filling.ts";
export { type Found, findProducts } from "./search-products.ts";
