import { randomUUID } from "node:crypto";
import type { Role } from "../../domain/staff/staff.ts";
import { codeOf, inviteLink, secretIn } from "../support/invite-link.ts";
import type { Site } from "../support/site.ts";

/** A browser of somebody at the desk: it keeps cookies and follows no redirect. */
export type Colleague = { email: string; ask(path: string, init?: RequestInit): Promise<Response> };

/** Lets a new colleague in by a link, both factors set. */
export async function comeIn(site: Site, role: Role = "staff"): Promise<Colleague> {
	const email = `${randomUUID().slice(0, 8)}@staff.example`;
	const cookies = new Map<string, string>();
	const ask: Colleague["ask"] = async (path, { headers, ...init } = {}) => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const all = { Origin: site.url, Cookie: cookie, ...headers };
		const response = await fetch(site.url + path, { redirect: "manual", ...init, headers: all });
		for (const set of response.headers.getSetCookie()) {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			if (name !== undefined && value !== undefined) cookies.set(name, value);
		}
		return response;
	};
	const post = (path: string, fields: Record<string, string>) =>
		ask(path, { method: "POST", body: new URLSearchParams(fields) });
	const link = new URL(inviteLink(site, role, email)).pathname;
	await post(link, { name: "Example Colleague", email, password: "an example of four words" });
	const secret = secretIn(await (await ask(link)).text());
	const confirmed = await post(link, { code: codeOf(secret) });
	if (confirmed.status !== 200) throw new Error(`The link was answered with ${confirmed.status}.`);
	return { email, ask };
}

/** A browser that keeps cookies and comes from an address of its own. */
export function browserFrom(url: string, address: string) {
	const cookies = new Map<string, string>();
	return async (path: string, fields?: Record<string, string>): Promise<Response> => {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await fetch(url + path, {
			redirect: "manual",
			headers: { Origin: url, Cookie: cookie, "X-Forwarded-For": address },
			...(fields && { method: "POST", body: new URLSearchParams(fields) }),
		});
		for (const set of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			cookies.set(name, value);
		}
		return response;
	};
}
