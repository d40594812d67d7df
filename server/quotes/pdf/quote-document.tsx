import { Document, Page, StyleSheet, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Closing } from "./closing.tsx";
import type { ProductPictures } from "./document-data.ts";
import { FirstHead, Foot, NextHead } from "./document-head.tsx";
import { PAPER } from "./document-style.ts";
import { Facts, Message } from "./facts.tsx";
import { LineTable } from "./line-table.tsx";
import type { PrintableDocument } from "./printable-document.ts";

const styles = StyleSheet.create({
	page: { paddingTop: 40, paddingBottom: 30, paddingHorizontal: PAPER.side },
	// The foot stays at the foot of a page that is not full.
	content: { flexGrow: 1, flexShrink: 1, marginBottom: 14 },
});

type PaperProps = { paper: PrintableDocument; images: ProductPictures };

/** The whole paper: a quotation, or the proforma invoice that follows from it. */
export function CaseDocument({ paper, images }: PaperProps) {
	const { company, buyer, words } = paper;
	const author = company.legalName || company.brandName;
	const layout = ({ pageNumber, totalPages, children }: Placed) => (
		<>
			{pageNumber === 1 ? <FirstHead paper={paper} /> : <NextHead paper={paper} />}
			<View style={styles.content}>{children}</View>
			<Foot paper={paper} page={pageNumber ?? 1} pages={totalPages} />
		</>
	);
	return (
		<Document
			title={words.fileTitle(paper)}
			author={author}
			subject={words.fileSubject({ buyer: buyer.company ?? buyer.name })}
			creator={company.brandName}
			producer={company.brandName}
			language={buyer.locale}
			creationDate={new Date(paper.date)}
			pdfVersion="1.7"
		>
			<Page size="A4" style={styles.page} layout={layout}>
				<Facts paper={paper} />
				<Message paper={paper} />
				<LineTable paper={paper} images={images} />
				<Closing paper={paper} />
			</Page>
		</Document>
	);
}

type Placed = { children: ReactNode; pageNumber?: number; totalPages?: number };
