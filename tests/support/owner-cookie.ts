import { request } from "@playwright/test";
import { comeIn } from "../e2e/desk.ts";
import type { Site } from "./site.ts";

/**
 * Signs an owner up at a site, the first one at a fresh one.
 * @param link of the invitation, where it is not the one that the start has printed
 * @returns the Cookie header by which they are known
 */
export async function ownerCookie(site: Site, link?: string): Promise<string> {
	const visitor = await request.newContext();
	const email = `owner@${link === undefined ? "" : `${Date.now()}.`}staff.example`;
	await comeIn(visitor, site.url, link ?? (await firstOwnerLink(site)), { name: "Example Owner", email });
	const { cookies } = await visitor.storageState();
	await visitor.dispose();
	return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The site prints it a moment after it answers. */
async function firstOwnerLink(site: Site): Promise<string> {
	for (let patience = 50; patience > 0; patience--) {
		const [link] = /http\S+\/desk\/welcome\/[\w-]+/.exec(site.output()) ?? [];
		if (link) return link;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error("The site has printed no link for its first owner.");
}
