export { CatalogueCache, seedCatalogue } from "./catalogue.ts";
export { type CatalogueDesk, createCatalogueDesk } from "./catalogue-desk.ts";
export type { DryRun } from "./catalogue-import.ts";
export { createImages, type Images } from "./images.ts";
