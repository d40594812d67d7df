import { connect, type Socket } from "node:net";
import { HURRIED } from "../../server/intake/form-keys.ts";
import { fetchFormKey, postOrder } from "../support/submit.ts";

/** Orders as a stranger does. @returns the path of the private page, which the receipt gives to whoever has ordered */
export async function buyersPath(url: string, fields: Record<string, string> = {}): Promise<string> {
	const formKey = await fetchFormKey(url);
	// A form that is sent sooner than a person types is taken for a machine's.
	await new Promise((resolve) => setTimeout(resolve, HURRIED + 20));
	const { receipt, status } = await postOrder(url, { ...fields, formKey });
	if (!receipt?.token) throw new Error(`The order was answered with ${status} and no link.`);
	return `/q/${receipt.token}`;
}

/** Writes bytes to a site as no browser would, and gives all that comes back until the connection ends. */
export function exchange(port: number, bytes: string | Uint8Array, within = 60_000): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		socket.setTimeout(within, () => socket.destroy(new Error(`no end of the answer within ${within} ms`)));
		socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
		socket.once("error", reject);
		socket.once("close", () => resolve(answer));
	});
}

const MB = 1024 * 1024;

/** Sends a buyer's reply with files of some megabytes each. @returns the status; 303 when it is stored */
export async function reply(
	url: string,
	path: string,
	files: number,
	headers: Record<string, string> = {},
	megabytes = 1,
): Promise<number> {
	const form = new FormData();
	form.append("act", "reply");
	form.append("message", "The drawings");
	form.append("entryId", crypto.randomUUID());
	for (let n = 0; n < files; n++) {
		const content = new Uint8Array(megabytes * MB).fill(n);
		form.append("files", new File(["%PDF-1.7", content], `${n}.pdf`));
	}
	const init = { method: "POST", headers: { Origin: new URL(url).origin, ...headers }, body: form } as const;
	return (await fetch(url + path, { ...init, redirect: "manual" })).status;
}

/** Connections that write and never read. */
export function unread() {
	const open = new Set<Socket>();
	return {
		/** Resolves when it is connected and has written, or was refused. */
		send: (port: number, bytes: string) =>
			new Promise<Socket>((resolve) => {
				const socket = connect(port, "127.0.0.1").pause();
				open.add(socket);
				socket.on("error", () => {});
				socket.once("connect", () => socket.write(bytes, () => resolve(socket)));
				socket.once("close", () => resolve(socket));
			}),
		/** How many of these stay open; whoever is refused hears of it at once, so `expected` is waited for. */
		async kept(sockets: readonly Socket[], expected: number, within = 60_000): Promise<number> {
			const giveUp = performance.now() + within;
			// A paused connection does not hear of its end.
			for (const socket of sockets) socket.resume();
			const count = () => sockets.filter((socket) => !socket.destroyed).length;
			while (count() > expected && performance.now() < giveUp) await new Promise((resolve) => setTimeout(resolve, 20));
			return count();
		},
		close(): void {
			for (const socket of open) socket.destroy();
			open.clear();
		},
	};
}
