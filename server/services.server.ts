import { createContext } from "react-router";
import type { Company } from "../content/company.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import type { Receipt, Submission } from "../domain/submission.ts";
import type { Visitor } from "./http/visitor.ts";
import type { StaffAuth } from "./staff-auth.server.ts";
import type { StaffWelcome } from "./staff-welcome.server.ts";

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
	/** Signing in at the desk, and who is in. */
	staffAuth: StaffAuth;
	/** Coming in by a link: the first time, or after a lost second factor. */
	staffWelcome: StaffWelcome;
};

export const servicesContext = createContext<Services>();
export const visitorContext = createContext<Visitor>();
