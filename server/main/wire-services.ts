import { createSecretKey, type KeyObject } from "node:crypto";
import { seedCatalogue as seed } from "../../content/catalogue/catalogue.ts";
import type { Company } from "../../content/company.ts";
import { createBuyerCases, createBuyerReading, createStaffCases, createStaffReading } from "../cases/index.ts";
import {
	createCatalogueDesk,
	createImages,
	createListLookUps,
	findProducts,
	lookUpList,
	newestProducts,
	openCatalogue,
	seedCatalogue,
} from "../catalogue/index.ts";
import { createOutboxDesk, createOutboxReading } from "../email/index.ts";
import { createInquiryCases, createInquiryReading } from "../inquiries/index.ts";
import { createFormKeys, createInquiries, createReceipts, createRequests } from "../intake/index.ts";
import {
	documents,
	expire,
	fillCaseIndex,
	fillIndex,
	followUp,
	type JobDeps,
	Jobs,
	orderLists,
	remind,
	sweep,
	tellLate,
} from "../jobs/index.ts";
import { createLineSheets } from "../line-sheets/index.ts";
import { createOrderLists } from "../my-orders/index.ts";
import type { Database } from "../platform/db/database.ts";
import { guarded } from "../platform/db/guarded-database.ts";
import { createFormLimits } from "../platform/http/form-limits.ts";
import { createPersonalData } from "../privacy/index.ts";
import type { MakeDocument, MakeSheet } from "../quotes/index.ts";
import { createQuotes, createQuoteTemplates } from "../quotes/index.ts";
import { createReports } from "../reports/index.ts";
import { CompanyFacts, createDeskSettings, sharedSecret } from "../settings/index.ts";
import type { AuthDeps, SignIn } from "../staff/index.ts";
import { createPeople, keepSwept, listColleagues } from "../staff/index.ts";
import { emailDepsOf } from "./channels.ts";
import type { Settings } from "./env.ts";

/** The wired site: what `wireServices` has put together. */
export type WiredServices = Awaited<ReturnType<typeof wireServices>>;

/** What loaders and actions may ask of the server; wired once and passed with every request (context.ts). */
export type Services = WiredServices["services"];

/**
 * Whoever asks for a list of requests is answered first, and then it is looked whether there are any, milliseconds
 * later: what that costs shows in nobody's answer.
 */
const ANSWER_AFTER = 1_000;

/** Wires the use-cases to one database, one clock and one set of company facts. */
export async function wireServices(
	settings: Settings,
	database: Database,
	company: Company,
	now: () => number,
	mailQueued: () => void,
	makeDocument: MakeDocument,
	makeSheet: MakeSheet,
) {
	const seeded = await seedCatalogue(database, seed);
	const catalogue = await openCatalogue(database);
	const gated = guarded(database, now);
	const facts = await CompanyFacts.open(gated, company);
	const secret = await sharedSecret(database, "forms");
	const formKeys = createFormKeys(secret, now);
	// Each kind of form is counted for itself: a flood of inquiries must not keep anybody from ordering.
	const limits = () => createFormLimits({ perAddress: settings.formsPerHour, inAll: settings.formsPerHourInAll }, now);
	const common = {
		database,
		formKeys,
		...emailDepsOf(settings),
		now,
		mailQueued,
	};
	const behindGate = { ...common, database: gated };
	const staff = {
		database,
		gated,
		secret: (await sharedSecret(database, "staff")).toString("base64url"),
		publicUrl: settings.publicUrl,
		brandName: company.brandName,
		now,
	};
	let signIn: Promise<SignIn> | undefined;
	const stopSweeping = await keepSwept(database, now);
	const answering = { ...common, secret: createSecretKey(secret) };
	const { jobs, keeping, indexing } = jobsOf(common, answering, makeDocument, settings.ownerAlerts);
	return {
		seeded,
		jobs,
		/** Clears away what is over, and tells owners of buyers who wait too long. */
		keeping,
		/** Reads the catalogue and the cases into the indexes of their searches; a site wakes it when it starts. */
		indexing,
		/** For programs and tests beside the site; pages have no database. */
		gated,
		services: {
			publicUrl: settings.publicUrl,
			/** Whether there is a mail server: without one every email stays in the outbox. */
			mailLeaves: settings.smtpUrl !== undefined,
			/** The company's facts, with what the owner has written over them. */
			get company(): Company {
				return facts.current();
			},
			companyFacts: facts,
			/** The catalogue as buyers see it. */
			catalogue: {
				...catalogue,
				newest: (most: number) => newestProducts(database.read, most),
				/** The shown products that fit what somebody has typed, best first. */
				find: (text: string, most: number) => findProducts(database.read, text, most),
				// The order that a pasted or typed list asks for.
				...createListLookUps((list, chosen) => lookUpList(database.read, catalogue.productsAt, list, chosen), now),
			},
			/** The catalogue as the desk works on it. */
			catalogueDesk: createCatalogueDesk(gated, catalogue, now),
			/** Pictures that the desk has uploaded. */
			images: createImages(gated, now),
			/** Line sheets and selections as PDF. */
			lineSheets: createLineSheets({
				catalogue,
				makeSheet,
				// Both only grow, so their sum changes with either.
				version: () => catalogue.summary().version + facts.version,
				publicUrl: settings.publicUrl,
				now,
			}),
			formKeys: { issue: () => formKeys.issue() },
			inquiries: createInquiries({ ...common, limits: limits() }),
			requests: createRequests({ ...common, limits: limits(), catalogue, secret: createSecretKey(secret) }),
			/** "My orders": asking for the list of one's requests, and reading it by its link. */
			orderLists: createOrderLists({
				...{ database, gated, limits: limits(), now },
				asked: () => setTimeout(() => jobs.wake(), ANSWER_AFTER).unref(),
			}),
			now,
			/** The buyer's side of a case, by private link. */
			buyerCases: {
				...createBuyerReading(gated),
				...createBuyerCases({
					...behindGate,
					formsPerHour: settings.formsPerHour,
					formsPerHourInAll: settings.formsPerHourInAll,
					accepted: () => jobs.wake(),
				}),
			},
			/** The company's side; only behind the desk's gate, as everything below. */
			staffCases: {
				...createStaffReading(gated),
				...createStaffCases({ ...behindGate, accepted: () => jobs.wake() }),
			},
			outboxDesk: {
				...createOutboxReading(gated, () => ({ company: facts.current(), publicUrl: settings.publicUrl })),
				...createOutboxDesk(behindGate),
			},
			inquiryCases: { ...createInquiryReading(gated), ...createInquiryCases(behindGate) },
			reports: createReports(gated, now),
			deskSettings: createDeskSettings(gated),
			personalData: createPersonalData(gated, now),
			quotes: createQuotes({ ...behindGate, catalogue, makeDocument }),
			/** Whole quotes under a name, to begin others from. */
			quoteTemplates: createQuoteTemplates({ database: gated, now }),
			receipts: createReceipts({ secret, secure: settings.publicUrl.startsWith("https:") }),
			/** Signing in and the person's own account; loaded on first use. */
			signIn: () => (signIn ??= openSignIn(staff)),
			/** Who works here. */
			people: { colleagues: () => listColleagues(gated.read), ...createPeople({ ...staff, database: gated }) },
		},
		async close() {
			catalogue.close();
			facts.close();
			stopSweeping();
			await Promise.all([jobs.stop(), keeping.stop(), indexing.stop()]);
		},
	};
}

/** What is done without being asked, in three queues, so that a slow job of one keeps no job of another waiting. */
function jobsOf(
	common: JobDeps & { now: () => number },
	answering: JobDeps & { secret: KeyObject },
	makeDocument: MakeDocument,
	ownerAlerts: boolean,
) {
	const { now } = common;
	const jobs = new Jobs(
		[orderLists(answering), expire(common), remind(common), followUp(common), documents({ ...common, makeDocument })],
		now,
	);
	// By itself: an hour's worth of a large site takes a while to clear away, and nobody's proforma waits for that.
	const keeping: Jobs = new Jobs(
		[sweep(common, () => keeping.wake()), ...(ownerAlerts ? [tellLate(common)] : [])],
		now,
	);
	// By itself: a large catalogue takes minutes to read, and nobody's proforma waits for that.
	const indexing: Jobs = new Jobs(
		[fillIndex(common, () => indexing.wake()), fillCaseIndex(common, () => indexing.wake())],
		now,
	);
	return { jobs, keeping, indexing };
}

/** better-auth is a quarter of a second and 45 MB, which a process that only serves the shop never needs. */
async function openSignIn(deps: AuthDeps): Promise<SignIn> {
	const { createSignIn } = await import("../staff/sign-in.ts");
	return createSignIn(deps);
}
