import { zoneOf } from "../../../domain/shared/country-zone.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { Avatar } from "../parts/avatar.tsx";
import { buttonClass } from "../parts/button.tsx";
import { CaseState } from "../parts/case-state.tsx";
import layoutStyles from "../parts/layout.module.css";
import textStyles from "../parts/text.module.css";
import threadPageStyles from "../parts/thread-page.module.css";
import { clockThere } from "../parts/time-words.ts";
import { buyerName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { hasFailedMail } from "./entry-mail.ts";
import { MoreActions } from "./more-actions.tsx";
import { Neighbours } from "./neighbours.tsx";
import type { CaseActions } from "./use-action.ts";

/** The buyer, the status, the owner, and links to the next and previous case. */
export function CaseHead({ data, now, actions }: { data: CaseData; now: number; actions: CaseActions }) {
	const { reference, request, row, state, colleagues, me } = data;
	const zone = zoneOf(request.country);
	const owner = colleagues.find(({ id }) => id === row.ownerId);
	const version = state.currentVersion > 0 ? ` v${state.currentVersion}` : "";
	return (
		<header className={threadPageStyles.head} data-part="case-head">
			<h1>{buyerName(request)}</h1>
			<div className={threadPageStyles.meta}>
				<span>{reference}</span>
				<span>
					<CaseState
						{...row}
						className={threadPageStyles.state}
						status={state.status}
						mailFailed={hasFailedMail(data)}
					/>
					{version && <span className={textStyles.muted}>{version}</span>}
				</span>
				<span>
					{request.company !== null && request.name !== "" && (
						<>
							<bdi>{request.name}</bdi>,{" "}
						</>
					)}
					{countryName(request.country)}
				</span>
				{zone && <span>{clockThere(zone, now)}</span>}
				<span className={threadPageStyles.owner}>
					<Avatar who={owner} me={me} />
					<span aria-hidden="true">{owner ? (owner.id === me ? "you" : owner.name) : "no owner yet"}</span>
				</span>
			</div>
			<div className={`${layoutStyles.actions} ${threadPageStyles.actions}`}>
				<Neighbours id={data.id} />
				{data.erasedAt === null && (
					<>
						<a className={buttonClass()} href="#reply">
							Reply <kbd>r</kbd>
						</a>
						<a className={buttonClass()} href="#note">
							Note <kbd>n</kbd>
						</a>
					</>
				)}
				<MoreActions data={data} actions={actions} />
			</div>
		</header>
	);
}
