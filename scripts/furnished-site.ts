import { join } from "node:path";
import { type BrowserContext, request } from "@playwright/test";
import { runnerImport } from "vite";
import { comeIn } from "../tests/e2e/desk.ts";
import { inviteLink } from "../tests/support/invite-link.ts";
import { openMailbox } from "../tests/support/mailbox.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import type { ExampleSite } from "./example-site.ts";

/** A site with the example company in it, and the cookies by which an owner is known there. */
export type FurnishedSite = {
	site: Site;
	example: ExampleSite;
	staff: Awaited<ReturnType<BrowserContext["storageState"]>>;
	stop(): Promise<void>;
};

/** For pictures and figures of the desk and of the buyer's page. */
export async function furnishedSite(): Promise<FurnishedSite> {
	const mailbox = await openMailbox();
	const site = await startSite({ env: { SMTP_URL: mailbox.url, STAFF_EMAIL: "staff@thari.example" } });
	const owner = await request.newContext();
	const link = inviteLink(site, "owner", "owner@staff.example");
	await comeIn(owner, site.url, link, { name: "Example Owner", email: "owner@staff.example" });
	// The company is made by the site's own parts, and its emails are written as JSX, which Node alone does not read.
	const { module } = await runnerImport<typeof import("./example-site.ts")>(
		join(import.meta.dirname, "example-site.ts"),
		{ configFile: false },
	);
	const example = await module.furnish(site);
	const staff = await owner.storageState();
	await owner.dispose();
	return {
		site,
		example,
		staff,
		async stop() {
			await site.stop();
			await mailbox.close();
		},
	};
}
