import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The proxies whose word about the visitor's address is believed. */
export function proxyList(entries: readonly string[]): BlockList {
	const list = new BlockList();
	for (const entry of entries) {
		const [address = "", bits] = entry.split("/");
		const family = isIPv4(address) ? "ipv4" : "ipv6";
		list.addSubnet(address, bits === undefined ? (family === "ipv4" ? 32 : 128) : Number(bits), family);
	}
	return list;
}

/** Whether a connection comes from a proxy of ours. */
export function isProxy(peer: string | undefined, proxies: BlockList): boolean {
	return trusted(plain(peer ?? ""), proxies);
}

/**
 * The address limits count by. X-Forwarded-For is read from the right for as long as the hop is a trusted proxy;
 * an IPv4 address written as IPv6 is IPv4, and IPv6 counts by its /64, which one person can fill alone.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, proxies: BlockList): string {
	let address = plain(peer ?? "");
	const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
	while (trusted(address, proxies)) {
		const hop = hops.pop();
		if (!hop || !(isIPv4(hop) || isIPv6(hop))) break;
		address = hop;
	}
	return isIPv6(address) ? network64(address) : address;
}

/**
 * The /48 that contains an IPv6 /64 of `clientAddress`: what one customer of a network gets, 65,536 such networks.
 * Undefined for anything else.
 */
export function networkAround(address: string): string | undefined {
	const [, network] = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address) ?? [];
	return network && `${network}::/48`;
}

function trusted(address: string, proxies: BlockList): boolean {
	if (isIPv4(address)) return proxies.check(address, "ipv4");
	return isIPv6(address) && proxies.check(address, "ipv6");
}

/** Without a zone, and an IPv4 address that is written as IPv6 (::ffff:192.0.2.1, ::ffff:c000:201) as IPv4. */
function plain(address: string): string {
	const bare = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
	const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(bare) ?? [];
	if (!high || !low) return bare;
	return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join(".");
}

function network64(address: string): string {
	const [head = "", tail] = address.split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === undefined || tail === "" ? [] : tail.split(":");
	const groups =
		tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
	return groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":");
}
