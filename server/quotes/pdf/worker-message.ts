import type { ProductPictures } from "./document-data.ts";

/**
 * What crosses to the worker and back. The document is parsed over there: a thread is a boundary as well. A case's
 * document is a quotation or proforma invoice; a sheet holds products for buyers.
 */
export type WorkerOrder = { of: "case" | "sheet"; document: unknown; images: ProductPictures };
export type WorkerAnswer = { ok: true; bytes: Uint8Array; pages: number } | { ok: false; message: string };
