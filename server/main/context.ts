import { createContext } from "react-router";
import type { Company } from "../../content/company.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Receipt, Submission } from "../../domain/orders/submission.ts";
import type { BuyerAccess, createBuyerCases, createStaffCases } from "../cases/index.ts";
import type { CatalogueDesk, Images } from "../catalogue/index.ts";
import type { createOutboxDesk } from "../email/index.ts";
import type { createInquiryCases } from "../inquiries/index.ts";
import type { Receipts } from "../intake/index.ts";
import type { GuardedDatabase } from "../platform/db/guarded-database.ts";
import type { Visitor } from "../platform/http/visitor.ts";
import type { createQuotes } from "../quotes/index.ts";
import type { CompanyFacts } from "../settings/index.ts";
import type { DeskDoor, People } from "../staff/index.ts";

/** What loaders and actions may ask of the server; wired once in server/main/start.ts and passed with every request. */
export type Services = {
	publicUrl: string;
	/** Whether there is a mail server: without one every mail stays in the outbox. */
	mailLeaves: boolean;
	/** The company's facts, with what the owner has overridden. */
	readonly company: Company;
	/** What the owner writes over them in the desk. */
	companyFacts: CompanyFacts;
	catalogue: { current(): Catalogue };
	/** The catalogue as the desk works on it. */
	catalogueDesk: CatalogueDesk;
	/** Pictures that the desk has uploaded. */
	images: Images;
	formKeys: { issue(): string };
	inquiries: { submit(form: FormData, visitor: Visitor): Promise<Submission> };
	requests: { submit(form: FormData, visitor: Visitor): Promise<Submission | { status: "stored"; receipt: Receipt }> };
	/** For the reads of *.server.ts that take a database; writes go through the use-cases. */
	database: GuardedDatabase;
	now: () => number;
	/** The buyer's side of a case, by private link. */
	buyerCases: ReturnType<typeof createBuyerCases>;
	/** The house's side; only behind the desk's gate. */
	staffCases: ReturnType<typeof createStaffCases>;
	/** Mails that were laid aside, in colleagues' hands. */
	outboxDesk: ReturnType<typeof createOutboxDesk>;
	inquiryCases: ReturnType<typeof createInquiryCases>;
	quotes: ReturnType<typeof createQuotes>;
	receipts: Receipts;
	/** Coming to the desk, and one's own account there; loaded when somebody first knocks. */
	deskDoor(): Promise<DeskDoor>;
	/** Who works here. */
	people: People;
};

export const servicesContext = createContext<Services>();
export const visitorContext = createContext<Visitor>();
/** Gives this request's body the time that files need; called behind a gate, before the body is read. */
export const patienceContext = createContext<() => void>(() => undefined);
/** The case behind the private link of this request; set by the buyer's gate alone, and only for a link that is good now. */
export const buyerContext = createContext<BuyerAccess>();
