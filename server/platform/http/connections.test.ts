import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type ConnectionLimits, Connections } from "./connections.ts";

const MB = 1024 * 1024;
const sockets: Socket[] = [];
let server: Server | undefined;

afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.destroy();
	await new Promise((resolve) => server?.close(resolve));
});

/** A server that answers /n with n megabytes, and never answers /never. */
async function open(limits: Partial<ConnectionLimits>, isProxy = false): Promise<number> {
	const connections = new Connections(limits);
	const made = createServer((request, response) => {
		if (!connections.take(request, response) || request.url === "/never") return;
		response.end(Buffer.alloc(Number(request.url?.slice(1)) * MB));
	});
	server = made;
	connections.watch(made, ({ remoteAddress }) => (isProxy ? undefined : remoteAddress), 20);
	await new Promise<void>((resolve) => made.listen(0, "127.0.0.1", resolve));
	return (made.address() as AddressInfo).port;
}

/** A connection that asks and reads nothing. */
async function ask(port: number, ...paths: string[]): Promise<Socket> {
	const socket = connect(port, "127.0.0.1").pause();
	socket.on("error", () => {});
	sockets.push(socket);
	await new Promise((resolve) => socket.once("connect", resolve));
	socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
	return socket;
}

/** How much of an answer comes, once somebody reads it. */
const read = (socket: Socket) =>
	new Promise<number>((resolve) => {
		let bytes = 0;
		const more = (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes >= 8 * MB) resolve(bytes);
		};
		socket.on("data", more).once("close", () => resolve(bytes));
		socket.resume();
	});

const held = () =>
	new Promise<number>((resolve, reject) => server?.getConnections((error, n) => (error ? reject(error) : resolve(n))));
const until = (count: number) => expect.poll(held, { timeout: 20_000 }).toBe(count);

test("an address has so many connections and no more; a proxy carries many visitors", async () => {
	const port = await open({ perAddress: 3 });
	for (let n = 0; n < 6; n++) await ask(port, "/never");
	await until(3);
	sockets[0]?.destroy();
	await until(2);
	await ask(port, "/never");
	await until(3);
});

test("all together have so many, a proxy's too", async () => {
	const port = await open({ perAddress: 1, inAll: 4 }, true);
	for (let n = 0; n < 6; n++) await ask(port, "/never");
	await until(4);
});

test("connections that only wait make room for those who ask", async () => {
	const port = await open({ inAll: 5 });
	for (let n = 0; n < 4; n++) await read(Object.assign(await ask(port, "/8")));
	await ask(port, "/never");
	await until(1);
});

test("an answer that nobody reads is given up, one that is read comes whole", async () => {
	const port = await open({ patience: 300, leastRate: 100 * MB });
	const unread = await ask(port, "/8");
	expect(await read(await ask(port, "/8"))).toBeGreaterThanOrEqual(8 * MB);
	await until(1);
	expect(await read(unread)).toBeLessThan(8 * MB);
});

test("answers that nobody reads take so much memory together, and those who read are served meanwhile", async () => {
	const port = await open({ untaken: 64 * MB });
	for (let n = 0; n < 40; n++) await ask(port, "/8");
	await expect.poll(held, { timeout: 20_000 }).toBeLessThanOrEqual(10);
	expect(await read(await ask(port, "/8"))).toBeGreaterThanOrEqual(8 * MB);
});

test("one connection has a few requests waiting, not hundreds", async () => {
	const port = await open({ waiting: 8 });
	await ask(port, ...Array.from({ length: 8 }, () => "/never"));
	await ask(port, ...Array.from({ length: 300 }, () => "/never"));
	await until(1);
});
