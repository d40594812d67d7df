import { seedCatalogue as seed } from "../content/catalogue/catalogue.ts";
import type { Company } from "../content/company.ts";
import { createBuyerCases } from "./buyer-cases.server.ts";
import { CaseClock } from "./case-clock.server.ts";
import { CatalogueCache, seedCatalogue } from "./catalogue.server.ts";

import { createCatalogueDesk } from "./catalogue-desk.server.ts";

import { CompanyFacts } from "./company-facts.server.ts";

import type { Database } from "./db/database.ts";
import type { Settings } from "./env.ts";
import { createFormKeys } from "./form-keys.ts";
import { createLimits } from "./http/limits.ts";
import { createImages } from "./images.server.ts";
import { createInquiries } from "./inquiries.server.ts";
import { createPeople } from "./people.server.ts";
import type { MakePaper } from "./quote-papers.server.ts";
import { createQuotes } from "./quotes.server.ts";
import { createReceipts } from "./receipts.ts";
import { createRequests } from "./requests.server.ts";
import type { Services } from "./services.server.ts";
import { sharedSecret } from "./settings.server.ts";
import { createAuth } from "./staff/auth.ts";
import { keepSwept } from "./staff/sessions.ts";
import { createStaffAccount } from "./staff-account.server.ts";
import { createStaffAuth } from "./staff-auth.server.ts";
import { createStaffCases } from "./staff-cases.server.ts";
import { createStaffWelcome } from "./staff-welcome.server.ts";

export type WiredServices = { services: Services; seeded: boolean; caseClock: CaseClock; close(): Promise<void> };

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
	const facts = await CompanyFacts.open(database, company);
	const secret = await sharedSecret(database, "forms");
	const formKeys = createFormKeys(secret, now);
	const limits = createLimits({ perAddress: settings.formsPerHour, inAll: settings.formsPerHourInAll }, now);
	const common = {
		database,
		formKeys,
		limits,
		staffEmails: settings.staffEmails,
		mailDomain: new URL(settings.publicUrl).hostname,
		now,
		mailQueued,
	};
	const staff = {
		database,
		secret: (await sharedSecret(database, "staff")).toString("base64url"),
		publicUrl: settings.publicUrl,
		brandName: company.brandName,
		now,
	};
	const auth = createAuth(staff);
	const stopSweeping = await keepSwept(database, now);
	const caseClock = new CaseClock({ ...common, makePaper });
	return {
		seeded,
		caseClock,
		services: {
			publicUrl: settings.publicUrl,
			get company() {
				return facts.current();
			},
			companyFacts: facts,
			catalogue,
			catalogueDesk: createCatalogueDesk(database, catalogue, now),
			images: createImages(database, now),
			formKeys,
			inquiries: createInquiries(common),
			requests: createRequests({ ...common, catalogue, secret }),
			database,
			now,
			buyerCases: createBuyerCases({
				...common,
				formsPerHour: settings.formsPerHour,
				accepted: () => caseClock.wake(),
			}),
			staffCases: createStaffCases({ ...common, accepted: () => caseClock.wake() }),
			quotes: createQuotes({ ...common, catalogue, makePaper }),
			receipts: createReceipts(secret, settings.publicUrl.startsWith("https:")),
			staffAuth: createStaffAuth({ ...staff, auth }),
			staffWelcome: createStaffWelcome({ ...staff, auth }),
			staffAccount: createStaffAccount({ ...staff, auth }),
			people: createPeople(staff),
		},
		async close() {
			catalogue.close();
			facts.close();
			stopSweeping();
			await caseClock.stop();
		},
	};
}
