import { describe, expect, test } from "vitest";
import { clientAddress, proxyList } from "./client-address.ts";

const none = proxyList([]);
const proxies = proxyList(["10.0.0.0/8", "192.0.2.7", "2001:db8:ffff::/48"]);

describe("the address limits count by", () => {
	test.each([
		["203.0.113.5", "203.0.113.5"],
		["::ffff:203.0.113.5", "203.0.113.5"],
		["::FFFF:203.0.113.5", "203.0.113.5"],
		["::ffff:cb00:7105", "203.0.113.5"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
		["2001:db8:1:2::1", "2001:db8:1:2"],
		["2001:0DB8:0001:0002::ffff", "2001:db8:1:2"],
		["2001:db8::1", "2001:db8:0:0"],
		["::1", "0:0:0:0"],
		["fe80::1%eth0", "fe80:0:0:0"],
		["64:ff9b::203.0.113.5", "64:ff9b:0:0"],
		["", ""],
	])("of a peer at %j is %j", (peer, address) => {
		expect(clientAddress(peer, undefined, none)).toBe(address);
	});

	test("of a connection that is gone is empty", () => {
		expect(clientAddress(undefined, undefined, none)).toBe("");
	});

	test("is the same for a whole /64, which one person can fill alone", () => {
		const addresses = ["2001:db8:1:2::", "2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"];
		expect(new Set(addresses.map((peer) => clientAddress(peer, undefined, none))).size).toBe(1);
	});

	test("is not taken from X-Forwarded-For when nobody said that the peer is a proxy", () => {
		expect(clientAddress("203.0.113.5", "198.51.100.9", none)).toBe("203.0.113.5");
		expect(clientAddress("203.0.113.5", "198.51.100.9", proxies)).toBe("203.0.113.5");
	});

	test.each([
		["one proxy", "10.0.0.1", "198.51.100.9", "198.51.100.9"],
		["a mapped proxy", "::ffff:10.0.0.1", "198.51.100.9", "198.51.100.9"],
		["a chain of proxies", "10.0.0.1", "198.51.100.9, 192.0.2.7, 10.3.2.1", "198.51.100.9"],
		["a proxy on IPv6", "2001:db8:ffff::1", "198.51.100.9", "198.51.100.9"],
		["a visitor on IPv6", "10.0.0.1", "2001:db8:1:2::9", "2001:db8:1:2"],
		["what the visitor wrote themselves", "10.0.0.1", "1.1.1.1, 198.51.100.9", "198.51.100.9"],
		["a visitor who names a proxy", "10.0.0.1", "10.9.9.9, 198.51.100.9, 10.0.0.2", "198.51.100.9"],
		["an unknown hop before the proxies", "10.0.0.1", "1.1.1.1, 198.51.100.9, 10.0.0.2", "198.51.100.9"],
		["nothing that is an address", "10.0.0.1", "198.51.100.9, unknown", "10.0.0.1"],
		["an address with a port", "10.0.0.1", "198.51.100.9:1234", "10.0.0.1"],
		["no header", "10.0.0.1", undefined, "10.0.0.1"],
		["an empty header", "10.0.0.1", " , ", "10.0.0.1"],
		["proxies all the way", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
	])("behind %s", (_, peer, forwardedFor, address) => {
		expect(clientAddress(peer, forwardedFor, proxies)).toBe(address);
	});

	test("is found in a header of any length without hanging", () => {
		const long = Array(20_000).fill("10.0.0.2").join(", ");
		expect(clientAddress("10.0.0.1", `198.51.100.9, ${long}`, proxies)).toBe("198.51.100.9");
	});
});
