export { createDocumentMaker, type MakeSheet, type SheetOrder } from "./make-document.ts";
export { createProductPictures } from "./pdf/product-pictures.ts";
export { createPdfRenderer } from "./pdf/renderer.ts";
export { ensureProforma, type MakeDocument } from "./quote-documents.ts";
export { createQuoteTemplates, type SavedTemplate } from "./quote-templates.ts";
export { createQuotes } from "./quotes.ts";
