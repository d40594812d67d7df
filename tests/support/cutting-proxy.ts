import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire between a program and its database that can be cut at the worst moment. */
export type CuttingProxy = {
	/** The database's address by way of this wire. */
	url: string;
	/** Passes the next COMMIT on, and cuts every line before the answer comes back. */
	cutAtCommit(): void;
	/** Passes nothing on and closes nothing, as a network does whose cable is out; or passes on again what comes anew. */
	swallow(silent: boolean): void;
	close(): Promise<void>;
};

export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
	const target = new URL(databaseUrl);
	const { hostname, port } = target;
	const sockets = new Set<Socket>();
	let armed = false;
	let silent = false;
	const server = createServer((client) => {
		const database = connect(Number(port), hostname);
		let deaf = false;
		for (const socket of [client, database]) {
			sockets.add(socket);
			socket.on("error", () => {});
			socket.once("close", () => {
				sockets.delete(socket);
				client.destroy();
				database.end();
			});
		}
		client.on("data", (bytes) => {
			if (silent) return;
			database.write(bytes);
			if (!armed || !bytes.includes("commit")) return;
			armed = false;
			deaf = true;
		});
		database.on("data", (bytes) => {
			// The database has answered: the work is durable there, and nobody hears of it.
			if (deaf) client.destroy();
			else if (!silent) client.write(bytes);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	target.port = String((server.address() as AddressInfo).port);
	return {
		url: target.href,
		cutAtCommit() {
			armed = true;
		},
		swallow(isSilent) {
			silent = isSilent;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}
