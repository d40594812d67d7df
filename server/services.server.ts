import { createContext } from "react-router";
import type { Company } from "../content/company.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Receipt, Submission } from "../domain/submission.ts";
import type { Visitor } from "./http/visitor.ts";

/** What loaders and actions may ask of the server; wired once in server/start.ts and passed with every request. */
export type Services = {
	publicUrl: string;
	/** The company's facts, with what the owner has overridden. */
	company: Company;
	catalogue: { current(): Catalogue };
	formKeys: { issue(): string };
	inquiries: { submit(form: FormData, visitor: Visitor): Promise<Submission> };
	requests: { submit(form: FormData, visitor: Visitor): Promise<Submission | { status: "stored"; receipt: Receipt }> };
	receipts: { seal(receipt: Receipt): string; open(cookieHeader: string | null): Receipt | undefined };
};

export const servicesContext = createContext<Services>();
export const visitorContext = createContext<Visitor>();
