import type { ProductPictures } from "./document-data.ts";

/** What crosses to the worker and back. The document is parsed over there: a thread is a boundary as well. */
export type WorkerOrder = { document: unknown; images: ProductPictures };
export type WorkerAnswer = { ok: true; bytes: Uint8Array; pages: number } | { ok: false; message: string };
