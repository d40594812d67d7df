import { header } from "./shop/header.ts";

/** What the shop's pages say: a module for each part, so that a page fetches the sentences of what it shows alone. */
export const shop = { header };
