import { zoneOf } from "../../../domain/shared/country-zone.ts";
import { countryName } from "../../../messages/staff/countries.ts";
import { Avatar, type Colleague } from "./avatar.tsx";
import threadPageStyles from "./thread-page.module.css";
import { clockThere } from "./time-words.ts";

type Props = {
	from: { name: string; company: string | null; country: string };
	ownerId: string | null;
	colleagues: readonly Colleague[];
	/** Whoever is signed in. */
	me: string;
	now: number;
};

/** Under the title of a case or an inquiry: who wrote, what time it is there, and who answers. */
export function ThreadPeople({ from: { name, company, country }, ownerId, colleagues, me, now }: Props) {
	const zone = zoneOf(country);
	const owner = colleagues.find(({ id }) => id === ownerId);
	return (
		<>
			<span>
				{company !== null && name !== "" && (
					<>
						<bdi>{name}</bdi>,{" "}
					</>
				)}
				{countryName(country)}
			</span>
			{zone && <span>{clockThere(zone, now)}</span>}
			<span className={threadPageStyles.owner}>
				{owner && <Avatar who={owner} me={me} />}
				<span aria-hidden={owner ? "true" : undefined}>
					{owner ? (owner.id === me ? "you" : owner.name) : "no owner"}
				</span>
			</span>
		</>
	);
}
