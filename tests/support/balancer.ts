import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** Spreads requests over processes of the site in turn, as a proxy in front of them does. */
export type Balancer = {
	port: number;
	/** Whether /readyz of the process at this port answered 200 when it was last asked. */
	isReady(port: number): boolean;
	close(): void;
};

type Back = { port: number; ready: boolean; agent: Agent };

/** How often each process is asked whether it is ready, milliseconds. */
const ASK_EVERY = 100;
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * Keeps its connections to them, asks /readyz, and sends nothing to one that is not ready. What could not be connected
 * goes to the next one; what was sent is not sent again, since it may have been an order: that is a 502.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
	const backs = ports.map((port): Back => ({ port, ready: false, agent: new Agent({ keepAlive: true }) }));
	let turn = 0;
	const server = createServer(async (incoming, outgoing) => {
		const body = await buffer(incoming);
		const ready = backs.filter((back) => back.ready);
		turn++;
		pass(incoming, body, outgoing, [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)]);
	});
	const look = setInterval(() => {
		for (const back of backs) void ask(back);
	}, ASK_EVERY);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		port,
		isReady: (of) => backs.some((back) => back.port === of && back.ready),
		close() {
			clearInterval(look);
			server.close();
			server.closeAllConnections();
			for (const { agent } of backs) agent.destroy();
		},
	};
}

async function ask(back: Back): Promise<void> {
	try {
		const answer = await fetch(`http://127.0.0.1:${back.port}/readyz`);
		await answer.arrayBuffer();
		back.ready = answer.status === 200;
	} catch {
		back.ready = false;
	}
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

function pass(asked: Asked, body: Buffer, outgoing: ServerResponse, to: Back[]): void {
	const { method, url, headers } = asked;
	const [back, ...others] = to;
	if (!back) {
		outgoing.writeHead(502).end("no process is ready");
		return;
	}
	const kept = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name));
	const onward = { host: "127.0.0.1", port: back.port, method, path: url, agent: back.agent };
	const sent = request({ ...onward, headers: Object.fromEntries(kept) }, async (answer) => {
		const ours = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
		try {
			const bytes = await buffer(answer);
			outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(ours)).end(bytes);
		} catch (error) {
			outgoing.writeHead(502).end(String(error));
		}
	});
	sent.once("error", (error: NodeJS.ErrnoException) => {
		if (error.code === "ECONNREFUSED" && others.length > 0) pass(asked, body, outgoing, others);
		else if (!outgoing.headersSent) outgoing.writeHead(502).end(String(error));
	});
	sent.end(body);
}
