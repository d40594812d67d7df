import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { authority, listen, listenOnce, OF_METRICS } from "./listen.ts";

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));
let server: Server | undefined;
afterEach(() => server?.close());

test.skipIf(!hasIPv6)(":: is listened at for both kinds of addresses", async () => {
	server = createServer((_, response) => response.end("here"));
	const port = await listen(server, { host: "::", port: 0 });
	for (const address of ["[::1]", "127.0.0.1"])
		expect(await (await fetch(`http://${address}:${port}/`)).text()).toBe("here");
});

test("an address is told so that it can be opened", () => {
	expect([authority("127.0.0.1", 3000), authority("::1", 9464)]).toEqual(["127.0.0.1:3000", "[::1]:9464"]);
});

test.each(["192.0.2.1", "2001:db8::1", "999.1.1.1", "nowhere.invalid"])(
	"%s, which is no address of this machine, is named with the setting and what to give in its place",
	async (host) => {
		await expect(listenOnce({ host, port: 0 })).rejects.toThrow(`HOST ${host} is not an address of this machine; give`);
		await expect(listenOnce({ host, port: 0 }, OF_METRICS)).rejects.toThrow(`METRICS_HOST ${host} is not`);
	},
);
