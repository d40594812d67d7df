import { vi } from "vitest";
import { company } from "../../content/company.ts";
import type { Services } from "../../server/main/context.ts";
import { createHttp, type HttpDeps } from "../../server/main/http-app.ts";
import { PageCache } from "../../server/main/page-cache/page-cache.ts";
import { openFreshDatabase } from "./databases.ts";
import { openShop } from "./shop.ts";

const { database } = await openFreshDatabase();
const wired = await openShop(database);

/** The real use-cases, but for the public forms, which do nothing. */
export const services: Services = {
	...wired.services,
	publicUrl: "https://www.thari.example",
	company,
	formKeys: { issue: () => "key" },
	inquiries: { submit: async () => ({ status: "sent" }) },
	requests: { submit: async () => ({ status: "confirm", formKey: "key", values: {} }) },
	receipts: { seal: async () => "", open: async () => undefined },
};

export const page = (html = "<!doctype html><p>page</p>") =>
	new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });

/** The site in front of a renderer of ours, reached from one address without a network between. */
export function httpSite(changes: Partial<HttpDeps> = {}, peer = "203.0.113.5") {
	const publicUrl = changes.publicUrl ?? "https://www.thari.example";
	const render = vi.fn<HttpDeps["render"]>(async () => page());
	const app = createHttp({
		services,
		render,
		publicUrl,
		tls: { secure: publicUrl.startsWith("https:"), preload: false },
		trustedProxies: [],
		ready: async () => {},
		accepting: () => true,
		pages: new PageCache(() => 1),
		compress: true,
		documents: { styleInDocument: true, lateScript: true, offlinePage: true },
		host: "www.thari.example",
		...changes,
	});
	const bindings = { incoming: { socket: { remoteAddress: peer } }, outgoing: {} };
	const ask = (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) => {
		const request = new Request(`http://www.thari.example${path}`, {
			...init,
			headers: { Host: "www.thari.example", ...headers },
		});
		return app.fetch(request, bindings);
	};
	const post = (headers: Record<string, string>, body: BodyInit = "a=b", path = "/contact") =>
		ask(path, {
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
			duplex: "half",
		} as RequestInit & {
			headers: Record<string, string>;
		});
	return { render, ask, post };
}
/** What our own pages send along. */
export const ours = { Origin: "https://www.thari.example" };
