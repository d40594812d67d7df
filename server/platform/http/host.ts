/**
 * Whether a Host header names us: in letters of either case, and with the port of http or https written or left out
 * (RFC 9110, sections 4.2.3 and 7.2).
 * @param ours a host as URL writes it
 */
export function isHost(given: string | undefined, ours: string): boolean {
	return given === ours || given?.toLowerCase().replace(/:(80|443)$/, "") === ours;
}

/** Whether an Origin is that of the host the request was sent to, by whichever scheme a proxy has ended. */
export function isOriginOf(origin = "", host = ""): boolean {
	if (!URL.canParse(origin) || !/^[^\s/?#@\\]+$/.test(host)) return false;
	const { protocol, host: sender } = new URL(origin);
	const asked = `${protocol}//${host}`;
	return URL.canParse(asked) && new URL(asked).host === sender;
}
