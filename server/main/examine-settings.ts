import { placeholdersOf } from "../settings/index.ts";
import { companyFacts } from "./company.ts";
import { SettingError, type Settings } from "./env.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { authority } from "./listen.ts";

const { ok, note, wrong } = findingsAbout("settings");
/** Where the examples of the settings end. */
const EXAMPLE = /(^|[@.])thari\.example$/;

/** What is set, and what a live site still lacks. */
export function examineSettings(settings: Settings): Finding[] {
	const { publicUrl, anyHost, staffEmails, trustedProxies, host } = settings;
	const findings: Finding[] = [];
	if (anyHost)
		findings.push(
			note(`PUBLIC_URL is not set: links in emails lead to ${publicUrl}. Set it to the address that buyers know.`),
		);
	else if (!publicUrl.startsWith("https:"))
		findings.push(note(`PUBLIC_URL ${publicUrl} is without TLS: set an https: address before buyers come.`));
	if (staffEmails.some((address) => EXAMPLE.test(address)))
		findings.push(note(`STAFF_EMAIL is still the example ${staffEmails.join(", ")}: nobody hears of new requests.`));
	if (/^(127\.|::1$|localhost$)/.test(host) && trustedProxies.length === 0)
		findings.push(
			note(
				`TRUSTED_PROXIES is not set while only this machine can reach the site: behind a proxy all visitors count as one. Set 127.0.0.1.`,
			),
		);
	try {
		const placeholders = placeholdersOf(companyFacts(settings.company).company);
		if (placeholders.length > 0)
			findings.push(
				note(`These company facts are placeholders: ${placeholders.map((name) => `COMPANY_${name}`).join(", ")}.`),
			);
	} catch (error) {
		if (!(error instanceof SettingError)) throw error;
		findings.push(wrong(error.message));
	}
	return [
		ok(`they can be read; the site listens at ${authority(host, settings.port)} and is called ${publicUrl}.`),
		...findings,
	];
}
