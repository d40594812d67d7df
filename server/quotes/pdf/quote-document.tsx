import { Document, Page, StyleSheet, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Closing } from "./closing.tsx";
import type { ProductPictures } from "./document-data.ts";
import { FirstHead, Foot, NextHead } from "./document-head.tsx";
import { PAGE } from "./document-style.ts";
import { Facts, Message } from "./facts.tsx";
import { LineTable } from "./line-table.tsx";
import type { PrintableDocument } from "./printable-document.ts";

const styles = StyleSheet.create({
	page: { paddingTop: 40, paddingBottom: 30, paddingHorizontal: PAGE.side },
	// The foot stays at the foot of a page that is not full.
	content: { flexGrow: 1, flexShrink: 1, marginBottom: 14 },
});

type DocumentProps = { document: PrintableDocument; images: ProductPictures };

/** The whole document: a quotation, or the proforma invoice that follows from it. */
export function CaseDocument({ document, images }: DocumentProps) {
	const { company, buyer, words } = document;
	const author = company.legalName || company.brandName;
	const layout = ({ pageNumber, totalPages, children }: Placed) => (
		<>
			{pageNumber === 1 ? <FirstHead document={document} /> : <NextHead document={document} />}
			<View style={styles.content}>{children}</View>
			<Foot document={document} page={pageNumber ?? 1} pages={totalPages} />
		</>
	);
	return (
		<Document
			title={words.fileTitle(document)}
			author={author}
			subject={words.fileSubject({ buyer: buyer.company ?? buyer.name })}
			creator={company.brandName}
			producer={company.brandName}
			language={buyer.locale}
			creationDate={new Date(document.date)}
			pdfVersion="1.7"
		>
			<Page size="A4" style={styles.page} layout={layout}>
				<Facts document={document} />
				<Message document={document} />
				<LineTable document={document} images={images} />
				<Closing document={document} />
			</Page>
		</Document>
	);
}

type Placed = { children: ReactNode; pageNumber?: number; totalPages?: number };
