import { hoursTexts } from "../domain/shared/hours-texts.ts";
import { STANDARD_HOURS } from "../domain/shared/office-hours.ts";
import { serviceFigures } from "./service-figures.ts";

/**
 * Every fact about the company, in one flat record, so that the owner can override each by its name
 * (server/main/env.ts: COMPANY_<field>).
 */
export type Company = {
	brandName: string;
	/** The name in Tamil; "thari" means loom. Set `lang="ta"` where it is shown. */
	wordmark: string;
	tagline: string;
	founded: number;
	city: string;
	/** The two email lines of the footer. */
	salesEmail: string;
	infoEmail: string;
	/** As people read it; a tel link takes the digits and the plus sign only. */
	phone: string;
	/** Calling code of the company's country, without the plus sign. */
	phoneCountryCode: string;
	/** Digits only, country code first, as a chat link wants them. */
	whatsappNumber: string;
	/** What the chat link puts into the message field. */
	whatsappMessage: string;
	address: string;
	/*
	 * The opening hours in words, made from the working hours that the owner sets in the desk (domain/shared/hours-texts.ts).
	 * Business hours of the footer, two lines.
	 */
	hoursWeekdays: string;
	hoursSunday: string;
	/** Hours beside the phone number on the contact page. */
	phoneHours: string;
	liveChatHours: string;
	instagramUrl: string;
	facebookUrl: string;
	linkedinUrl: string;
	/*
	 * What stands on quotations and proforma invoices, and nowhere else. Empty until the owner fills it in: none of it
	 * can be guessed, and documents then leave the line out.
	 */
	/** The name of the firm as it is registered, where it is not the brand's. */
	legalName: string;
	/** Number under the Indian tax on goods and services. */
	gstin: string;
	/** Importer-exporter code. */
	iec: string;
	/** Account, bank and SWIFT code for the proforma invoice; lines are parted by semicolons or line breaks. */
	bankDetails: string;
	/** "Law of India, courts of …" */
	lawAndCourts: string;
};

export const company: Company = {
	brandName: "Thari Textiles",
	wordmark: "தறி",
	tagline: "Premium Textile Solutions",
	founded: 2018,
	city: "Tiruppur",
	salesEmail: "sales@thari.example",
	infoEmail: "info@thari.example",
	phone: "+91 00000 00000",
	phoneCountryCode: "91",
	whatsappNumber: "910000000000",
	whatsappMessage: "Hello, I would like more information about your textile products.",
	address: "Tiruppur, Tamil Nadu, India",
	...hoursTexts(STANDARD_HOURS),
	instagramUrl: "https://instagram.example/thari",
	facebookUrl: "https://facebook.example/thari",
	linkedinUrl: "https://linkedin.example/company/thari",
	legalName: "",
	gstin: "",
	iec: "",
	bankDetails: "",
	lawAndCourts: `Law of India, courts of ${serviceFigures.courts}`,
};

/** Facts that nobody has given yet; the server names those that are still unchanged when it starts. */
export const placeholderFields: readonly (keyof Company)[] = [
	"salesEmail",
	"infoEmail",
	"phone",
	"whatsappNumber",
	"address",
	"instagramUrl",
	"facebookUrl",
	"linkedinUrl",
];

/**
 * A fact as the owner has given it; empty where the built-in placeholder still stands. Whatever can be called, written to
 * or looked up asks here, so that nobody is led to a number or an address that is made up.
 */
export function given(facts: Company, field: (typeof placeholderFields)[number]): string {
	return facts[field] === company[field] ? "" : String(facts[field]);
}

/** What only documents show, and leave out where nobody has given it. */
export const documentFields: readonly (keyof Company)[] = ["legalName", "gstin", "iec", "bankDetails", "lawAndCourts"];

/** A figure and the words that stand under it. */
type Figure = { value: string; label: string };

/** The home page's reading of the figures (specification, section 1). The about page has another; both are shown. */
export const homeFigures = {
	years: { value: "6+", label: "years of experience" },
	countries: { value: "20+", label: "countries served" },
	clients: { value: "200+", label: "happy clients" },
	certified: { value: "ISO", label: "certified" },
	since: { value: "2018", label: "operating since" },
} as const satisfies Record<string, Figure>;

/** The about page's reading (specification, section 2, About). */
export const aboutFigures = {
	years: { value: "7+", label: "years" },
	countries: { value: "10+", label: "countries" },
	employees: { value: "50+", label: "employees" },
	exported: { value: "500K+", label: "garments exported" },
} as const satisfies Record<string, Figure>;

/** What is made from the working hours and cannot be set by itself. */
export const hoursFields: readonly (keyof Company)[] = ["hoursWeekdays", "hoursSunday", "phoneHours", "liveChatHours"];
