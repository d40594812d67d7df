import { Document, Page, View } from "@react-pdf/renderer";
import { Closing } from "./closing.tsx";
import type { ProductPictures } from "./document-data.ts";
import { documentDay } from "./document-dates.ts";
import { FirstHead, Foot, NextHead } from "./document-head.tsx";
import { PAGE_STYLES, type Placed } from "./document-style.ts";
import { Facts, Message } from "./facts.tsx";
import { LineTable } from "./line-table.tsx";
import type { PrintableDocument } from "./printable-document.ts";
import { Trade } from "./trade.tsx";

type DocumentProps = { document: PrintableDocument; images: ProductPictures };

/** The whole document: a quotation, or the proforma invoice that follows from it. */
export function CaseDocument({ document, images }: DocumentProps) {
	const { company, buyer, words } = document;
	const { kind, reference, version, date, wordmark } = document;
	const author = company.legalName || company.brandName;
	const title = words.titles[kind];
	const headline = words.headline({ reference, version, day: documentDay(date, words) });
	const under = kind === "proforma" ? [headline, words.notATaxInvoiceHead] : [headline];
	const layout = ({ pageNumber, totalPages, children }: Placed) => (
		<>
			{pageNumber === 1 ? (
				<FirstHead company={company} wordmark={wordmark} words={words} title={title} under={under} />
			) : (
				<NextHead company={company} title={`${title} ${headline}`} />
			)}
			<View style={PAGE_STYLES.content}>{children}</View>
			<Foot
				left={`${reference} v${version}. ${words.notATaxInvoice(document)}`}
				middle={document.privateLinkNote}
				page={pageNumber ?? 1}
				pages={totalPages}
				words={words}
			/>
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
			<Page size="A4" style={PAGE_STYLES.page} layout={layout}>
				<Facts document={document} />
				<Message document={document} />
				<LineTable document={document} images={images} />
				<Trade document={document} />
				<Closing document={document} />
			</Page>
		</Document>
	);
}
