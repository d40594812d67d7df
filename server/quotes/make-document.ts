import { company as builtIn, type Company } from "../../content/company.ts";
import { messagesFor } from "../../messages/registry.ts";
import { exporterFacts, privateLinkNote } from "./pdf/document-data.ts";
import { createProductPictures, type PictureSources } from "./pdf/product-pictures.ts";
import { createPdfRenderer, type PdfRenderer } from "./pdf/renderer.ts";
import type { Sheet } from "./pdf/sheet-data.ts";
import type { MadeDocument, MakeDocument } from "./quote-documents.ts";

type DocumentSources = PictureSources & {
	/** The facts in force: the owner may change them in the desk at any time. */
	company(): Company;
	publicUrl: string;
	/** The image path of a product, undefined for one no longer sold. */
	imageOf(productId: string): Promise<string | undefined>;
};

/** A line sheet or a selection, without what the maker adds: `paths` are its products' image paths, by their ids. */
export type SheetOrder = Omit<Sheet, "images" | "company"> & { paths: ReadonlyMap<string, string> };

/** Makes its PDF, in the thread that makes quotations too. @throws DocumentError */
export type MakeSheet = (sheet: SheetOrder) => Promise<MadeDocument>;

export type DocumentMaker = { make: MakeDocument; makeSheet: MakeSheet; close(): Promise<void> };

/** Pixels; 156 points wide on a line sheet, so some 170 dots per inch. */
const SHEET_PICTURE = { width: 360, height: 450 };

/** Makes the PDF of a case: what the case says, with the company's facts and the products' pictures. */
export function createDocumentMaker(
	sources: DocumentSources,
	renderer: PdfRenderer = createPdfRenderer(),
): DocumentMaker {
	const { company, publicUrl, imageOf } = sources;
	const pictures = createProductPictures(sources);
	const sheetPictures = createProductPictures(sources, SHEET_PICTURE);
	return {
		async make({ acceptance, ...document }) {
			return renderer.render({
				...document,
				// Of acceptances of before only the version has a fingerprint.
				...(acceptance ? { acceptance: { hash: document.contentHash, ...acceptance } } : {}),
				company: exporterFacts(company(), builtIn),
				privateLinkNote: privateLinkNote(publicUrl, messagesFor(document.buyer.locale).documents),
				images: await pictures.of(document.content.lines, imageOf),
			});
		},
		async makeSheet({ paths, ...sheet }) {
			const products = [...paths.keys()].map((productId) => ({ productId }));
			return renderer.renderSheet({
				...sheet,
				company: exporterFacts(company(), builtIn),
				images: await sheetPictures.of(products, async (id) => paths.get(id)),
			});
		},
		close: () => renderer.close(),
	};
}
