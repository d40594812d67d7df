import { timeThere, zoneOf } from "../../../domain/shared/country-zone.ts";
import { Avatar } from "../parts/avatar.tsx";
import { CaseState } from "../parts/case-state.tsx";
import { buyerName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { hasFailedMail } from "./entry-mail.ts";
import { MoreActs } from "./more-actions.tsx";
import { Neighbours } from "./neighbours.tsx";
import type { Act } from "./use-action.ts";

/** Who asks, how it stands, whose it is, and the way to the next case. */
export function CaseHead({ data, now, act }: { data: CaseData; now: number; act: Act }) {
	const { reference, request, row, state, colleagues, me } = data;
	const zone = zoneOf(request.country);
	const owner = colleagues.find(({ id }) => id === row.ownerId);
	const version = state.currentVersion > 0 ? ` v${state.currentVersion}` : "";
	return (
		<header className="case-head">
			<h1>{buyerName(request)}</h1>
			<div className="meta">
				<span>{reference}</span>
				<span>
					<CaseState {...row} status={state.status} mailFailed={hasFailedMail(data)} />
					{version && <span className="dim">{version}</span>}
				</span>
				<span>
					{request.company !== null && request.name !== "" && (
						<>
							<bdi>{request.name}</bdi>,{" "}
						</>
					)}
					{request.country}
				</span>
				{zone && (
					<span>
						{timeThere(zone.zone, now)} in {zone.city}
					</span>
				)}
				<span className="owner">
					<Avatar who={owner} me={me} />
					<span aria-hidden="true">{owner ? (owner.id === me ? "you" : owner.name) : "nobody yet"}</span>
				</span>
			</div>
			<div className="acts">
				<Neighbours id={data.id} />
				{data.erasedAt === null && (
					<>
						<a className="btn" href="#reply">
							Reply <kbd>r</kbd>
						</a>
						<a className="btn" href="#note">
							Note <kbd>n</kbd>
						</a>
					</>
				)}
				<MoreActs data={data} act={act} />
			</div>
		</header>
	);
}
