import { LocalTime } from "../../ui/local-time.tsx";
import { usePage } from "../page-context.ts";
import type { VersionRow } from "../view.ts";
import styles from "./versions.module.css";

/** Every version ever sent, newest first, and the request they answer. */
export function Versions() {
	const { view } = usePage();
	const { versions, base, offer, requestedAt, request, reference } = view;
	if (request.lines.length === 0) return null;
	return (
		<section aria-labelledby="versions">
			<h2 id="versions">{versions.length > 0 ? "Versions" : "Your request"}</h2>
			<ol className={styles.versions}>
				{versions.map((version) => (
					<li key={version.version}>
						<b>Version {version.version}</b>
						<p>
							Sent <LocalTime time={version.sentAt} shape="plain" />. <Fate version={version} />
							<small>{version.summary}</small>
							{base !== null && version.version !== offer?.version && (
								<small>
									<a href={version.version === view.current ? base : `${base}?version=${version.version}`}>
										See version {version.version}
									</a>
								</small>
							)}
						</p>
						<b className={styles.total}>{version.total}</b>
					</li>
				))}
				<li>
					<span>Your request</span>
					<p>
						<LocalTime time={requestedAt} shape="plain" />, order reference {reference}.
						<small>
							<bdi>{request.buyer}</bdi>, {request.count}
						</small>
						{base !== null && (
							<small>
								<a href={`${base}/cart`}>Put it into a new cart</a>
							</small>
						)}
					</p>
					<span className={styles.total}>{request.total}</span>
				</li>
			</ol>
		</section>
	);
}

function Fate({ version }: { version: VersionRow }) {
	const { view } = usePage();
	const { ended, endedAt, validUntil, version: number } = version;
	const accepted = view.acceptance?.version === number;
	if (accepted) return "Accepted.";
	if (ended === "superseded") return "Replaced, can no longer be accepted.";
	if (ended === "withdrawn") return "Taken back, can no longer be accepted.";
	if (ended === "declined") return "Declined.";
	if (ended === null && view.acceptance) return "Can no longer be accepted.";
	const moment = <LocalTime time={ended === null ? validUntil : (endedAt ?? validUntil)} shape="plain" />;
	return ended === null ? <>Open until {moment}.</> : <>Ended {moment}.</>;
}
