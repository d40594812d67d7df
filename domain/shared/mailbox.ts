/*
 * Which mailbox an address ends in. Sources: the providers' own help pages on plus, subdomain and hyphen addressing.
 * It is better to take two mailboxes for one than one for two: the first costs one person an acknowledgement on the
 * day when somebody else had one, the second lets a stranger's mailbox be filled.
 */

/** Providers with several names for one mailbox: the first is used for all of them. */
const ONE_PROVIDER: readonly (readonly string[])[] = [
	["gmail.com", "googlemail.com"],
	["proton.me", "protonmail.com", "protonmail.ch", "pm.me"],
	["icloud.com", "me.com", "mac.com"],
	["yandex.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua", "ya.ru"],
];
/** Fastmail reads anything@name.fastmail.com as name@fastmail.com; its many domains do the same. */
const BY_SUBDOMAIN =
	/^(?:.+\.)?([^.]+)\.(fastmail\.(?:com|fm|net|org|in|jp|to|us|cn|co\.uk|com\.au|de|es|nl|se)|sent\.com|pobox\.com|messagingengine\.com)$/;
const DOTS_IGNORED = /^(gmail\.com|proton\.me)$/;
/** Proton also reads over hyphens and underscores in a name. */
const JOINTS_IGNORED = /^proton\.me$/;
/** Yandex takes a dot and a hyphen in a name for one another. */
const DOT_IS_HYPHEN = /^yandex\.ru$/;
/** Yahoo's disposable addresses: name-tag@. */
const HYPHEN_TAG = /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$/;

/** Mail providers at which anybody has a mailbox: their domain says nothing of who somebody is. */
const FOR_EVERYBODY =
	/^(gmail\.com|proton\.me|icloud\.com|yandex\.ru|outlook\.[a-z.]+|hotmail\.[a-z.]+|live\.[a-z.]+|msn\.com|yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|aol\.com|fastmail\.(com|fm)|zoho\.(com|in|eu)|zohomail\.(com|in|eu)|gmx\.[a-z.]+|web\.de|t-online\.de|mail\.ru|mail\.com|orange\.fr|free\.fr|laposte\.net|wanadoo\.fr|libero\.it|tiscali\.it|virgilio\.it|btinternet\.com|sky\.com|comcast\.net|verizon\.net|att\.net|rediffmail\.com|naver\.com|daum\.net|hanmail\.net|qq\.com|163\.com|126\.com|bigpond\.com|rogers\.com|shaw\.ca|docomo\.ne\.jp|ezweb\.ne\.jp|softbank\.ne\.jp)$/;

/** The one mailbox that an address and its aliases end in, in lower case: "name@domain". */
export function mailboxOf(email: string): string {
	const [, typed = "", host = ""] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
	const [, person, provider] = BY_SUBDOMAIN.exec(host) ?? [];
	const domain = provider ?? ONE_PROVIDER.find((names) => names.includes(host))?.[0] ?? host;
	// A tag behind a plus is read over nearly everywhere: anna+1@ and anna+2@ are one person's.
	let name = (person ?? typed).replace(/(?<=.)\+.*$/, "");
	if (HYPHEN_TAG.test(domain)) name = name.replace(/(?<=.)-.*$/, "");
	if (DOTS_IGNORED.test(domain)) name = name.replaceAll(".", "");
	if (JOINTS_IGNORED.test(domain)) name = name.replaceAll(/[-_]/g, "");
	if (DOT_IS_HYPHEN.test(domain)) name = name.replaceAll(".", "-");
	return `${name}@${domain}`;
}

/** Second-level names under which a country's companies register theirs: example.co.uk is one, co.uk is none. */
const SHARED = /^(co|com|net|org|gov|gob|go|edu|ac|or|ne|ltd|plc|nom|in|firm|gen|ind)$/;

/** Who is responsible for a mailbox: the registered domain, without subdomains, or the provider. */
export function mailDomainOf(mailbox: string): { domain: string; isForEverybody: boolean } {
	const host = mailbox.slice(mailbox.lastIndexOf("@") + 1);
	const labels = host.split(".");
	const [second = "", top = ""] = labels.slice(-2);
	const length = top.length === 2 && SHARED.test(second) ? 3 : 2;
	const domain = labels.slice(-length).join(".");
	return { domain, isForEverybody: FOR_EVERYBODY.test(domain) };
}
