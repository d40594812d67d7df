import { company as builtIn, type Company } from "../../content/company.ts";
import { messagesFor } from "../../messages/registry.ts";
import { exporterFacts, privateLinkNote } from "./pdf/document-data.ts";
import { createProductPictures, type PictureSources } from "./pdf/product-pictures.ts";
import { createPdfRenderer, type PdfRenderer } from "./pdf/renderer.ts";
import type { MakeDocument } from "./quote-documents.ts";

export type DocumentSources = PictureSources & {
	/** The facts in force: the owner may change them in the desk at any time. */
	company(): Company;
	publicUrl: string;
	/** The image path of a product, undefined for one no longer sold. */
	imageOf(productId: string): Promise<string | undefined>;
};

export type DocumentMaker = { make: MakeDocument; close(): Promise<void> };

/** Makes the PDF of a case: what the case says, with the company's facts and the products' pictures. */
export function createDocumentMaker(
	sources: DocumentSources,
	renderer: PdfRenderer = createPdfRenderer(),
): DocumentMaker {
	const { company, publicUrl, imageOf } = sources;
	const pictures = createProductPictures(sources);
	return {
		async make({ acceptance, ...document }) {
			return renderer.render({
				...document,
				// What was accepted is this very version, so its fingerprint is the accepted one.
				...(acceptance ? { acceptance: { ...acceptance, hash: document.contentHash } } : {}),
				company: exporterFacts(company(), builtIn),
				privateLinkNote: privateLinkNote(publicUrl, messagesFor(document.buyer.locale).documents),
				images: await pictures.of(document.content.lines, imageOf),
			});
		},
		close: () => renderer.close(),
	};
}
