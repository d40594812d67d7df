/*
 * Which folder of domain/ and server/ may rest on which. A folder may import those that its row names, and shared/
 * (domain) or platform/ (server), on which everything rests. The rows are in order: none names one below it, so that
 * no two can ever need each other.
 */

/** The features of domain/. */
const DOMAIN: Readonly<Record<string, readonly string[]>> = {
	shared: [],
	catalogue: [],
	staff: [],
	inquiries: [],
	orders: ["catalogue"],
	quotes: ["catalogue", "orders"],
	settings: ["quotes"],
	cases: ["orders", "quotes"],
};

/** The features of server/; main/ wires them all. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
	platform: [],
	staff: [],
	outbox: [],
	settings: ["staff"],
	catalogue: ["staff", "settings"],
	cases: ["staff", "outbox"],
	"my-orders": ["outbox", "cases"],
	inquiries: ["staff", "outbox", "cases"],
	intake: ["outbox", "cases"],
	quotes: ["staff", "settings", "cases"],
	"line-sheets": ["catalogue", "quotes"],
	privacy: ["staff", "cases"],
	reports: ["settings", "cases", "inquiries"],
	email: ["staff", "outbox", "cases", "inquiries", "intake"],
	jobs: ["staff", "settings", "outbox", "catalogue", "cases", "my-orders", "quotes", "privacy"],
};

const REASONS: Readonly<Record<string, string>> = {
	"server/platform": "platform/ knows no feature",
	"server/email": "features only enqueue; email/ reads them, never the reverse",
	"server/jobs": "jobs/ reads features, never the reverse",
	"server/main": "main/ wires the features; none of them knows it",
	"domain/shared": "shared/ is what all features rest on; it knows none of them",
};

/** Why one feature may not import another; undefined when it may. @param part "domain" or "server" */
export function orderViolation(part: "domain" | "server", from: string, to: string): string | undefined {
	const table = part === "domain" ? DOMAIN : SERVER;
	const base = part === "domain" ? "shared" : "platform";
	if (part === "server" && from === "main") return undefined;
	const row = table[from];
	if (!row) return `${part}/${from}/ has no row in scripts/import-rules/order.ts; say there on what it rests`;
	if (to === from || to === base || row.includes(to)) return undefined;
	return (
		REASONS[`${part}/${from}`] ??
		REASONS[`${part}/${to}`] ??
		`${part}/${from}/ does not rest on ${part}/${to}/ (scripts/import-rules/order.ts)`
	);
}
