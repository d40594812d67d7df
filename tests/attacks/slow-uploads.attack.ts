import { connect, type Socket } from "node:net";
import { startSite } from "../support/site.ts";
import { type Trial, verdict } from "../support/verdict.ts";
import { buyersPath, reply } from "./act.ts";

/*
 * A buyer begins to upload and goes on by a byte a second: of the two places for files one is theirs for five minutes,
 * and with a second upload nobody else can send a drawing. First with one link, then with two links from two addresses.
 */

/** Files come in at least at some pace, or are given up within this time; milliseconds, with room for a busy machine. */
const GIVEN_UP = 75_000;

type Upload = { answer: Promise<string>; ended: Promise<number>; socket: Socket };

export const waits = true;

export const attack: Trial = async () => {
	const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
	const uploads: Upload[] = [];
	/** Begins a reply of 20 MB from an address and then sends a byte a second. */
	const begin = async (path: string, from: string): Promise<Upload> => {
		const socket = connect(site.port, "127.0.0.1");
		const since = performance.now();
		const ended = new Promise<number>((resolve) => socket.once("close", () => resolve(performance.now() - since)));
		const answer = new Promise<string>((resolve) => {
			socket.once("data", (chunk: Buffer) => resolve(chunk.toString("latin1")));
			socket.once("close", () => resolve(""));
		});
		socket.on("error", () => {});
		socket.write(
			`POST ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\nOrigin: ${site.url}\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000000\r\n\r\n--x\r\n`,
		);
		const drip = setInterval(() => socket.write("a"), 1_000);
		socket.once("close", () => clearInterval(drip));
		const upload = { socket, answer, ended };
		uploads.push(upload);
		return upload;
	};
	try {
		const [own, second, honest] = [await buyersPath(site.url), await buyersPath(site.url), await buyersPath(site.url)];
		const send = (from: string) => reply(site.url, honest, 5, { "X-Forwarded-For": from });
		const both = [await begin(own, "192.0.2.1"), await begin(own, "192.0.2.2")];
		// Whichever comes in first has the place of this link: on a busy machine that may be the one that began second.
		const answered = await Promise.race(both.map((upload) => upload.answer.then((answer) => ({ upload, answer }))));
		const secondPlace = answered.answer.slice(9, 12);
		const meanwhile = await send("192.0.2.3");
		answered.upload.socket.destroy();
		const other = await begin(second, "192.0.2.4");
		const holding = both.filter((upload) => upload !== answered.upload);
		const held = await Promise.all([...holding, other].map(({ ended }) => ended));
		const afterwards = await send("192.0.2.3");
		const longest = Math.round(Math.max(...held));
		return verdict("slow-uploads", `a byte a second held a place for ${longest} ms`, [
			[secondPlace === "503", `a second upload on one link was answered with ${secondPlace || "nothing"}`],
			[meanwhile === 303, `meanwhile five files of another buyer were answered with ${meanwhile}`],
			[longest < GIVEN_UP, `a place was held for ${longest} ms`],
			[afterwards === 303, `afterwards they were answered with ${afterwards}`],
		]);
	} finally {
		for (const { socket } of uploads) socket.destroy();
		await site.stop();
	}
};
