import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { RouterContextProvider } from "react-router";
import { countOutbox } from "../outbox/index.ts";
import { type Opened, openDatabase } from "../platform/db/database.ts";
import { dropRest, FILES_WITHIN, hurryBody } from "../platform/http/body-patience.ts";
import { clientAddress, isProxy, proxyList } from "../platform/http/client-address.ts";
import { Connections } from "../platform/http/connections.ts";
import { logError } from "../platform/log.ts";
import { createDocumentMaker } from "../quotes/index.ts";
import { countSuspectedSpam } from "../reports/index.ts";
import { placeholdersOf } from "../settings/index.ts";
import { firstOwnerLink } from "../staff/index.ts";
import { type Delivery, startDelivery } from "./channels.ts";
import { companyFacts } from "./company.ts";
import type { Settings } from "./env.ts";
import { assetHandler } from "./http/assets.ts";
import { type Handler, pageFront } from "./http/front.ts";
import { createHttp } from "./http-app.ts";
import { authority, listen, listenOnce, OF_METRICS } from "./listen.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { type WiredServices, wireServices } from "./wire-services.ts";

export type Running = {
	server: Server;
	port: number;
	/** What an operator should read at the start, a line each. */
	notes: string[];
	/**
	 * Finishes accepted work, sends what is in hand, closes the database.
	 * @param notice until it is over, requests are still taken, and answered that the process is stopping
	 */
	stop(notice?: Promise<unknown>): Promise<void>;
};

export type Parts = {
	settings: Settings;
	render: (request: Request, context: RouterContextProvider) => Promise<Response>;
	/** The folder of built files; undefined in development. */
	assets: string | undefined;
	/** Runs before everything else in development. */
	middleware?: (
		request: import("node:http").IncomingMessage,
		response: import("node:http").ServerResponse,
		next: () => void,
	) => void;
	/** By which route an address is answered; without it none is told from another. */
	routeOf?: (pathname: string) => string;
	now?: () => number;
};

/** How long connections that are still open get once nothing more is taken, milliseconds. */
const STOP_WITHIN = 7_000;
/** While it stops, connections whose answer has gone out are closed this often, milliseconds. */
const CLOSE_IDLE_EVERY = 50;

/** The one place where parts are wired: database, use-cases, mail, HTTP. */
export async function start({
	settings,
	render,
	assets,
	middleware,
	routeOf = () => "(none)",
	now = Date.now,
}: Parts): Promise<Running> {
	const { company } = companyFacts(settings.company);
	// Before the migrations: a second start by mistake must not change the data under the site that runs.
	await listenOnce(settings);
	const measured =
		settings.metricsPort === undefined ? undefined : { host: settings.metricsHost, port: settings.metricsPort };
	if (measured) await listenOnce(measured, OF_METRICS);
	const database = await openDatabase(settings);
	const fileFolder = settings.databaseUrl ? undefined : settings.dataDir;
	let delivery: Delivery | undefined;
	const documents = createDocumentMaker({
		company: () => wired.services.company,
		publicUrl: settings.publicUrl,
		folder: assets ?? join(import.meta.dirname, "../../public"),
		uploaded: (name) => wired.services.images.read(name),
		imageOf: async (id) => (await wired.services.catalogue.productsAt([id])).products.get(id)?.image,
	});
	const wired = await wireServices(
		settings,
		database,
		company,
		now,
		() => delivery?.wake(),
		documents.make,
		documents.makeSheet,
	);
	delivery = startDelivery(settings, database, wired.services, now);
	wired.indexing.wake();
	let accepting = true;
	const tls = { secure: settings.publicUrl.startsWith("https:"), preload: settings.hstsPreload };
	const { services } = wired;
	// Both only grow, so their sum changes with either.
	const pagesVersion = () => services.catalogue.summary().version + services.companyFacts.version;
	const pages = assets && settings.pageCache ? new PageCache(pagesVersion) : undefined;
	const host = settings.anyHost ? undefined : new URL(settings.publicUrl).host;
	const http = createHttp({
		services: wired.services,
		render,
		publicUrl: settings.publicUrl,
		tls,
		trustedProxies: settings.trustedProxies,
		ready: database.ready,
		accepting: () => accepting,
		pages,
		compress: assets !== undefined,
		documents: settings,
		host,
	});
	const routes = getRequestListener(http.fetch);
	const first: Handler[] = [
		...(pages ? [pageFront(pages, host)] : []),
		...(assets ? [assetHandler(assets, tls)] : []),
		...(middleware ? [middleware] : []),
	];
	const metrics = measured && (await openMetrics({ at: measured, database, routeOf, dataDir: fileFolder, now }));
	const connections = new Connections();
	const server = createServer(
		{
			maxHeaderSize: 16 * 1024,
			headersTimeout: 10_000,
			// For a body with files; every other is given up earlier (http/body-patience.ts).
			requestTimeout: FILES_WITHIN,
			// Node looks after both only so often, by default every 30 seconds.
			connectionsCheckingInterval: 2_000,
			keepAliveTimeout: 65_000,
		},
		listener(connections, metrics, first, (request, response) => void routes(request, response)),
	);
	const proxies = proxyList(settings.trustedProxies);
	connections.watch(server, ({ remoteAddress }) =>
		isProxy(remoteAddress, proxies) ? undefined : clientAddress(remoteAddress, undefined, proxies),
	);
	const port = await listen(server, settings);
	// Beside the first visitors: a large file takes seconds. /readyz says what it finds.
	void database.inspect().catch((error) => logError("the database file", error));
	return {
		server,
		port,
		notes: await notesOf(settings, database, wired, now(), metrics?.port),
		async stop(notice) {
			accepting = false;
			connections.endWithAnswers();
			// A load balancer asks /readyz meanwhile, and then sends no more requests here.
			if (notice) await notice;
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			// Again and again: one that is busy now is kept alive by its client when it has been answered.
			server.closeIdleConnections();
			const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY);
			const force = setTimeout(() => server.closeAllConnections(), STOP_WITHIN);
			await closed;
			clearTimeout(force);
			clearInterval(idle);
			await delivery.stop();
			// A proforma in hand is made at the next start; what a request waits for was answered above.
			await documents.close();
			await wired.close();
			await metrics?.close();
			await database.close();
		},
	};
}

/** Passes a request to the first handlers, one after the other, and behind them to the routes. */
function listener(
	connections: Connections,
	metrics: Metrics | undefined,
	first: readonly Handler[],
	routes: RequestListener,
): RequestListener {
	return (request, response) => {
		if (!connections.take(request, response)) return;
		metrics?.watch(request, response);
		hurryBody(request);
		dropRest(request, response);
		const pass = (index: number): void => {
			const handler = first[index];
			if (handler) handler(request, response, () => pass(index + 1));
			else routes(request, response);
		};
		try {
			pass(0);
		} catch (error) {
			// Thrown further it would end the process, and with it what others have in hand.
			logError("request failed", error);
			response.destroy();
		}
	};
}

/** @param metrics the port of the metrics, where there are any */
async function notesOf(
	settings: Settings,
	database: Opened,
	{ seeded, services }: WiredServices,
	now: number,
	metrics: number | undefined,
): Promise<string[]> {
	const outbox = await countOutbox(database.read);
	const placeholders = placeholdersOf(services.company);
	const suspected = await countSuspectedSpam(database.read);
	const firstOwner = await firstOwnerLink(database, settings.publicUrl, now);
	return [
		`Data: ${database.engine === "sqlite" ? "SQLite" : "PostgreSQL"} at ${database.place}${seeded ? " (catalogue written)" : ""}`,
		...(database.copy
			? [`Update: the database as it was before lies at ${database.copy}; the way back is in docs/operations.md.`]
			: []),
		...(metrics !== undefined ? [`Metrics: http://${authority(settings.metricsHost, metrics)}/metrics`] : []),
		mailNote(settings, outbox),
		...(suspected > 0
			? [`Suspected spam: ${suspected}, which nobody was mailed about; please look at them (docs/operations.md).`]
			: []),
		...(placeholders.length > 0
			? [
					`Placeholders: set ${placeholders.map((field) => `COMPANY_${field}`).join(", ")} to your own; the three testimonials are examples.`,
				]
			: []),
		...(firstOwner
			? [`Desk: nobody is signed up yet. The first owner opens this link within 24 hours: ${firstOwner}`]
			: []),
	];
}

function mailNote({ smtpUrl, staffEmails }: Settings, { queued, failed }: { queued: number; failed: number }): string {
	const waiting = `${queued} waiting, ${failed} failed`;
	return smtpUrl
		? `Mail: to ${staffEmails.join(", ")} through ${new URL(smtpUrl).host} (${waiting})`
		: `Mail: no SMTP_URL, so nothing leaves; mails stay in the outbox (${waiting})`;
}
