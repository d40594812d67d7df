import { type AddressInfo, createServer, isIPv6, type Server } from "node:net";
import { SettingError } from "./env.ts";

type At = { host: string; port: number };
/** The settings to name when it cannot be listened at. */
type Names = { host: string; port: string };
const SITE: Names = { host: "HOST", port: "PORT" };
export const OF_METRICS: Names = { host: "METRICS_HOST", port: "METRICS_PORT" };

/**
 * Listens at an address. @returns the port, which the system has chosen where 0 was asked for
 * @throws SettingError when the address is no place to listen at, or somebody else does
 */
export async function listen(server: Server, { host, port }: At, names: Names = SITE): Promise<number> {
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error) => reject(explained(error, { host, port }, names)));
		server.listen(port, host, resolve);
	});
	return (server.address() as AddressInfo).port;
}

/** An address and its port as they are written in a URL. */
export function authority(host: string, port: number): string {
	return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Listens and stops again: whether the address is free, before anything is changed. @throws SettingError as `listen` does */
export async function listenOnce(at: At, names: Names = SITE): Promise<void> {
	const server = createServer();
	await listen(server, at, names);
	await new Promise((resolve) => server.close(resolve));
}

/** What an operator can do about an address that cannot be listened on; any other error stays what it is. */
function explained(error: Error, { host, port }: At, names: Names): Error {
	switch ("code" in error && error.code) {
		case "EADDRINUSE":
			return new SettingError(`${names.port} ${port} is taken by another program; please give another one.`);
		case "EACCES":
			return new SettingError(`${names.port} ${port} may not be used by this account; give one above 1023.`);
		case "ENOTFOUND":
		case "EAI_AGAIN":
		case "EINVAL":
		case "EADDRNOTAVAIL":
		// IPv6 where the machine has none.
		case "EAFNOSUPPORT":
			return new SettingError(
				`${names.host} ${host} is not an address of this machine; give one that "ip address" lists, or 0.0.0.0 for all of them (:: with IPv6).`,
			);
		default:
			return error;
	}
}
