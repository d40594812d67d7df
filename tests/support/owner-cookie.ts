import { request } from "@playwright/test";
import { comeIn } from "../e2e/desk.ts";
import type { Site } from "./site.ts";

/** Signs the first owner up at a fresh site. @returns the Cookie header by which they are known */
export async function ownerCookie(site: Site): Promise<string> {
	const visitor = await request.newContext();
	await comeIn(visitor, site.url, await firstOwnerLink(site), { name: "Example Owner", email: "owner@staff.example" });
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
