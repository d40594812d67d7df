import { error } from "./shop/parts/error.ts";
import { footer } from "./shop/parts/footer.ts";
import { header } from "./shop/parts/header.ts";
import { shell } from "./shop/parts/shell.ts";

/** What the shop's pages say: a module for each part, so that a page fetches the sentences of what it shows alone. */
export const shop = { parts: { error, footer, header, shell } };
