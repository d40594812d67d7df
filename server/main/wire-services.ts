import { createSecretKey } from "node:crypto";
import { seedCatalogue as seed } from "../../content/catalogue/catalogue.ts";
import type { Company } from "../../content/company.ts";
import type { EmailDeps } from "../cases/index.ts";
import { createBuyerCases, createStaffCases } from "../cases/index.ts";
import { CatalogueCache, createCatalogueDesk, createImages, seedCatalogue } from "../catalogue/index.ts";
import { createOutboxDesk } from "../email/index.ts";
import { createInquiryCases } from "../inquiries/index.ts";
import { createFormKeys, createInquiries, createReceipts, createRequests } from "../intake/index.ts";
import { documents, expire, Jobs, remind, sweep } from "../jobs/index.ts";
import type { Database } from "../platform/db/database.ts";
import { guarded } from "../platform/db/guarded-database.ts";
import { createLimits } from "../platform/http/limits.ts";
import type { MakePaper } from "../quotes/index.ts";
import { createQuotes } from "../quotes/index.ts";
import { CompanyFacts, sharedSecret } from "../settings/index.ts";
import type { AuthDeps, DeskDoor } from "../staff/index.ts";
import { createPeople, keepSwept } from "../staff/index.ts";
import type { Services } from "./context.ts";
import type { Settings } from "./env.ts";

export type WiredServices = { services: Services; seeded: boolean; jobs: Jobs; close(): Promise<void> };

/** Where mails go, as the settings have it. */
export function mailDepsOf({ staffEmails, publicUrl }: Settings): EmailDeps {
	return { staffEmails, mailDomain: new URL(publicUrl).hostname };
}

/** Wires the use-cases to one database, one clock and one set of company facts. */
export async function wireServices(
	settings: Settings,
	database: Database,
	company: Company,
	now: () => number,
	mailQueued: () => void,
	makePaper: MakePaper,
): Promise<WiredServices> {
	const seeded = await seedCatalogue(database, seed);
	const catalogue = await CatalogueCache.open(database);
	const gated = guarded(database, now);
	const facts = await CompanyFacts.open(gated, company);
	const secret = await sharedSecret(database, "forms");
	const formKeys = createFormKeys(secret, now);
	// Each kind of form is counted for itself: a flood of inquiries must not keep anybody from ordering.
	const limits = () => createLimits({ perAddress: settings.formsPerHour, inAll: settings.formsPerHourInAll }, now);
	const common = {
		database,
		formKeys,
		...mailDepsOf(settings),
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
	let deskDoor: Promise<DeskDoor> | undefined;
	const stopSweeping = await keepSwept(database, now);
	const jobs = new Jobs([expire(common), remind(common), sweep(common), documents({ ...common, makePaper })], now);
	return {
		seeded,
		jobs,
		services: {
			publicUrl: settings.publicUrl,
			mailLeaves: settings.smtpUrl !== undefined,
			get company() {
				return facts.current();
			},
			companyFacts: facts,
			catalogue,
			catalogueDesk: createCatalogueDesk(gated, catalogue, now),
			images: createImages(gated, now),
			formKeys,
			inquiries: createInquiries({ ...common, limits: limits() }),
			requests: createRequests({ ...common, limits: limits(), catalogue, secret: createSecretKey(secret) }),
			database: gated,
			now,
			buyerCases: createBuyerCases({
				...behindGate,
				formsPerHour: settings.formsPerHour,
				formsPerHourInAll: settings.formsPerHourInAll,
				accepted: () => jobs.wake(),
			}),
			staffCases: createStaffCases({ ...behindGate, accepted: () => jobs.wake() }),
			outboxDesk: createOutboxDesk(behindGate),
			inquiryCases: createInquiryCases(behindGate),
			quotes: createQuotes({ ...behindGate, catalogue, makePaper }),
			receipts: createReceipts({ secret, secure: settings.publicUrl.startsWith("https:") }),
			deskDoor: () => (deskDoor ??= openDeskDoor(staff)),
			people: createPeople({ ...staff, database: gated }),
		},
		async close() {
			catalogue.close();
			facts.close();
			stopSweeping();
			await jobs.stop();
		},
	};
}

/** better-auth is a quarter of a second and 45 MB, which a process that only serves the shop never needs. */
async function openDeskDoor(deps: AuthDeps): Promise<DeskDoor> {
	const { createDeskDoor } = await import("../staff/sign-in.ts");
	return createDeskDoor(deps);
}
