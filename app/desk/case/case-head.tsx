import { telLink } from "../../ui/tel-link.ts";
import { buttonClass } from "../parts/button.tsx";
import { CaseState } from "../parts/case-state.tsx";
import { PhoneIcon } from "../parts/icons.tsx";
import layoutStyles from "../parts/layout.module.css";
import textStyles from "../parts/text.module.css";
import threadPageStyles from "../parts/thread-page.module.css";
import { ThreadPeople } from "../parts/thread-people.tsx";
import { buyerName } from "./buyer-name.ts";
import type { CaseData } from "./case.tsx";
import { hasFailedMail } from "./entry-mail.ts";
import { MoreActions } from "./more-actions.tsx";
import { Neighbours, useNeighbours } from "./neighbours.tsx";
import type { CaseActions } from "./use-action.ts";

/** The buyer, the status, the owner, and links to the next and previous case. */
export function CaseHead({ data, now, actions }: { data: CaseData; now: number; actions: CaseActions }) {
	const { reference, request, row, state, colleagues, me } = data;
	const { list } = useNeighbours(data.id);
	const version = state.currentVersion > 0 ? ` v${state.currentVersion}` : "";
	return (
		<header className={threadPageStyles.head} data-part="case-head">
			<div className={threadPageStyles.back}>
				<a href={list}>
					‹ Requests <kbd>u</kbd>
				</a>
				<Neighbours id={data.id} />
			</div>
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
				<ThreadPeople from={request} ownerId={row.ownerId} colleagues={colleagues} me={me} now={now} />
			</div>
			<div className={`${layoutStyles.actions} ${threadPageStyles.actions}`}>
				{data.erasedAt === null && (
					<>
						{/* The mail is answered in here, by the way to the composer that goes along with the page. */}
						{request.phone && (
							<a
								className={`${buttonClass()} ${threadPageStyles.call}`}
								href={telLink(request.phone)}
								aria-label={`Call ${request.phone}`}
							>
								<PhoneIcon />
							</a>
						)}
						<a className={`${buttonClass()} ${threadPageStyles.toComposer}`} href="#reply">
							Reply <kbd>r</kbd>
						</a>
						<a className={`${buttonClass()} ${threadPageStyles.toComposer}`} href="#note">
							Note <kbd>n</kbd>
						</a>
					</>
				)}
				<MoreActions data={data} actions={actions} />
			</div>
		</header>
	);
}
