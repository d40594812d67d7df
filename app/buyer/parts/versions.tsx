import type { ReactNode } from "react";
import type { DisplayStatus } from "../../../domain/cases/display-status.ts";
import { versions as sentences } from "../../../messages/en/buyer/versions.ts";
import { classNames } from "../../ui/class-names.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { usePage } from "../page-context.ts";
import { showsCurrent, type VersionRow } from "../view.ts";
import styles from "./versions.module.css";

/** Only now the same can be requested once more: before, it would be asked for twice. What we could not offer we still cannot. */
const OVER: ReadonlySet<DisplayStatus> = new Set(["accepted", "withdrawn_by_buyer", "expired", "declined_by_buyer"]);

/** Every version ever sent, newest first, and the request they answer. */
export function Versions() {
	const { view, mode } = usePage();
	const { versions, base, quote, current, displayStatus, requestedAt, request, reference } = view;
	const words = useMessages(sentences);
	const isOld = !showsCurrent(view);
	// Of the request alone the page has said all above.
	if (versions.length === 0) return null;
	return (
		<section aria-labelledby="versions">
			<h2 id="versions">{words.heading}</h2>
			<ol className={styles.versions}>
				{versions.map((version) => (
					<li key={version.version}>
						<b>{words.version(version)}</b>
						<p>
							{isOld && version.version === quote?.version && <strong className={styles.read}>{words.isRead}</strong>}
							{versions.length > 1 && version.version === current && version.ended === null && (
								<strong>{words.isCurrent}</strong>
							)}
							{mode === "draft" && version.version === current ? (
								words.notSent
							) : (
								<Sentence of={words.sent<ReactNode>({ at: <LocalTime time={version.sentAt} shape="plain" /> })} />
							)}
							<Fate version={version} />
							<small>{version.summary}</small>
							{base !== null && version.version !== quote?.version && (
								<small>
									<a href={version.version === current ? base : `${base}?version=${version.version}`}>
										{words.see(version)}
									</a>
								</small>
							)}
						</p>
						<b className={classNames(styles.total, version.ended !== null && styles.ended)}>{version.total}</b>
					</li>
				))}
				<li>
					<span>{words.yourRequest}</span>
					<p>
						<Sentence
							of={words.requested<ReactNode>({ at: <LocalTime time={requestedAt} shape="plain" />, reference })}
						/>
						<small>
							<bdi>{request.buyer}</bdi>, {request.count}
						</small>
						{base !== null && OVER.has(displayStatus) && (
							<small>
								<a href={`${base}/cart`}>{words.newCart}</a>
							</small>
						)}
					</p>
					<span className={styles.total}>
						{request.total} <small>{words.atListPrice}</small>
					</span>
				</li>
			</ol>
		</section>
	);
}

function Fate({ version }: { version: VersionRow }) {
	const { view } = usePage();
	const { ended, endedAt, validUntil, version: number } = version;
	const words = useMessages(sentences);
	const accepted = view.acceptance?.version === number;
	if (accepted) return words.accepted;
	if (ended === "superseded") return words.replaced;
	if (ended === "withdrawn") return words.withdrawn;
	if (ended === "declined") return words.declined;
	if (ended === null && view.acceptance) return words.closed;
	const at = <LocalTime time={ended === null ? validUntil : (endedAt ?? validUntil)} shape="plain" />;
	return <Sentence of={ended === null ? words.openUntil<ReactNode>({ at }) : words.ended<ReactNode>({ at })} />;
}
