import { seedCatalogue } from "../../content/catalogue/catalogue.ts";
import type { QuoteLine, QuoteLineInput } from "../../domain/quotes/content.ts";
import type { QuoteDocument } from "../../server/quotes/pdf/document-data.ts";
import { quoteContentFixture, quoteDocumentFixture, quoteLineFixture } from "./quote-document.ts";

/** Lines from the built-in catalogue, as many as asked for. */
export function catalogueLines(count: number, more: Partial<QuoteLineInput> = {}): QuoteLine[] {
	const { products } = seedCatalogue;
	return Array.from({ length: count }, (_, index) => {
		const product = products[index % products.length];
		if (!product) throw new Error("The catalogue is empty.");
		const { fibres = [] } = product.details?.components?.[0] ?? {};
		const quantity = product.minOrder * (1 + (index % 7));
		return quoteLineFixture({
			key: `line-${index + 1}`,
			productId: product.id,
			name: product.name,
			requestedName: product.name,
			detail: product.description,
			composition: fibres.map(({ fibre, percent }) => `${percent}% ${fibre.toLowerCase()}`).join(", "),
			gsm: product.details?.gsm ?? null,
			hsCode: product.details?.hsCode ?? "",
			unit: product.unit,
			requested: quantity,
			quantity,
			unitPrice: product.price,
			listPrice: product.price,
			...more,
		});
	});
}

const filledIn = {
	legalName: "Example Weavers Private Limited",
	address: "1 Example Street, Tiruppur 641601, Tamil Nadu, India",
	email: "quotes@example.com",
	phone: "+91 421 000 0000",
	gstin: "33AAAAA0000A1Z9",
	iec: "0000000000",
	bankDetails:
		"Beneficiary: Example Weavers Private Limited; Bank: Example Bank, Tiruppur branch; Account: 000000000000; SWIFT: EXAMINBBXXX",
};
const base = quoteDocumentFixture();
const company = { ...base.company, ...filledIn };

const mixed: QuoteLine[] = [
	...quoteContentFixture().lines,
	quoteLineFixture({
		key: "line-4",
		kind: "substitute",
		productId: "cream-silk-shirt",
		name: "Cream Silk Shirt",
		detail: "Cream, mandarin collar",
		hsCode: "6205.90",
		requestedName: "Noil Camp Collar Silk Shirt",
		requested: 30,
		quantity: 30,
		unitPrice: 205_000,
		note: "The wine colour is sold out until February; the cut is the same.",
	}),
	quoteLineFixture({
		key: "line-5",
		kind: "unavailable",
		productId: "kasavu-dhoti",
		name: "Kasavu Dhoti",
		requestedName: "Kasavu Dhoti",
		detail: "Off-white with gold border",
		requested: 60,
		quantity: 0,
		unitPrice: 0,
		note: "Not woven this season. We can offer the peacock border at the same price.",
	}),
	quoteLineFixture({
		key: "line-6",
		productId: "bridal-lehenga-set",
		name: "Bridal Lehenga Set",
		requestedName: "Bridal Lehenga Set",
		detail: "Red with gold work",
		hsCode: "6204",
		unit: "set",
		requested: 10,
		quantity: 12,
		unitPrice: 1_250_050,
		tiers: [
			{ from: 20, price: 1_190_000 },
			{ from: 50, price: 1_140_000 },
			{ from: 100, price: 1_090_000 },
		],
	}),
	quoteLineFixture({
		key: "line-7",
		productId: "",
		name: "Woven neck labels with the buyer's name",
		requestedName: "",
		detail: "",
		composition: "",
		gsm: null,
		hsCode: "",
		requested: null,
		quantity: 700,
		unitPrice: 350,
	}),
];

const long = (length: number) =>
	"Long words and short ones, "
		.repeat(Math.ceil(length / 27))
		.slice(0, length)
		.trim();

/** Every field as long as it may be, the names without a space to break at. */
const atTheLimits = quoteContentFixture({
	lines: catalogueLines(40).map((line) => ({
		...line,
		name: "W".repeat(200),
		detail: long(300),
		composition: long(200),
		hsCode: "9".repeat(20),
		requestedName: "M".repeat(200),
		kind: "substitute" as const,
		requested: 1_000_000,
		quantity: 99_999,
		unitPrice: 99_999_999,
		tiers: [1, 10, 100, 1000, 10_000, 999_999].map((from) => ({ from, price: 100_000_000 - from })),
		note: long(500),
	})),
	charges: { discount: 200, freight: 100_000_000_000, insurance: 99_999_999_999 },
	namedPlace: "W".repeat(100),
	portOfLoading: long(100),
	paymentTerms: long(500),
	terms: long(8000),
	documents: long(1000),
	message: long(3000),
});

const content = (more: Parameters<typeof quoteContentFixture>[0]) => quoteContentFixture(more);

/** Documents of every kind, none of them anybody's, without their pictures. */
export const documentSamples: Readonly<Record<string, QuoteDocument>> = {
	short: quoteDocumentFixture({ company }),
	placeholders: base,
	long: quoteDocumentFixture({
		company,
		content: content({
			lines: catalogueLines(60).map((line, index) =>
				index % 9 === 4
					? { ...line, name: `${line.name} with a name that goes on for rather longer than its column` }
					: line,
			),
		}),
	}),
	mixed: quoteDocumentFixture({
		company,
		content: content({
			lines: mixed,
			message:
				"Thank you for your request of 19 November. The shirt you asked for is sold out; we offer the cream one in its place.\n" +
				"Samples of lines 1 and 4 leave with our next courier.",
		}),
	}),
	proforma: quoteDocumentFixture({
		kind: "proforma",
		company,
		acceptance: { name: "Example Buyer", at: Date.UTC(2026, 10, 24, 8, 12), hash: base.contentHash },
	}),
	dollars: quoteDocumentFixture({
		company,
		buyer: {
			name: "Example Buyer",
			company: null,
			email: "buyer@example.com",
			phone: "+1 555 0100",
			address: "100 Example Avenue, Springfield",
			country: "US",
			locale: "en",
		},
		buyerTimeZone: "America/New_York",
		content: content({
			currency: "USD",
			incoterm: "FOB",
			namedPlace: "Tuticorin",
			charges: {},
			lines: mixed.map((line) => ({ ...line, unitPrice: Math.round(line.unitPrice / 83), tiers: [] })),
		}),
	}),
	india: quoteDocumentFixture({
		company,
		buyer: { ...base.buyer, company: "Example Stores", address: "12 Example Road, Chennai 600001", country: "IN" },
		buyerTimeZone: "Asia/Kolkata",
		content: content({ lines: catalogueLines(8) }),
	}),
	limits: quoteDocumentFixture({ company, content: atTheLimits }),
	scripts: quoteDocumentFixture({
		company,
		buyer: {
			...base.buyer,
			name: "Łukasz Żółć-Ősz, Αλέξανδρος, Дмитрий Щукин, தமிழ்ச் செல்வன்",
			company: "王伟贸易有限公司 Trading 👩‍💻 شركة",
			address: `=HYPERLINK("http://example.com")\n<script>alert(1)</script>\n${"W".repeat(120)}`,
		},
	}),
};
