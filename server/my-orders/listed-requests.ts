import { type DisplayStatus, displayStatusOf } from "../../domain/cases/display-status.ts";
import type { Unit } from "../../domain/catalogue/catalogue.ts";
import type { Sample } from "../../domain/orders/samples.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import { readUnit } from "../../domain/orders/stored-unit-counts.ts";
import { stateOf } from "../cases/index.ts";
import type { Db } from "../platform/db/database.ts";
import { casesOfMailbox, isSameAddress } from "./cases-of-address.ts";

/** One request of a list, as its buyer reads it. */
export type ListedRequest = {
	reference: string;
	/** Epoch milliseconds. */
	requestedAt: number;
	status: DisplayStatus;
	/** What was asked for; empty where buyers are told no more than that it is closed. */
	lines: { name: string; quantity: number; unit: Unit }[];
	/** The samples asked for beside them; empty as the lines are. */
	samples: readonly Sample[];
	/** What the buyer calls the order; empty as the lines are, and where they said nothing. */
	buyerReference: string;
	/** Whether its private page can be opened from here: one of its links works. */
	opens: boolean;
};

/** More requests than this of one address are not listed; the newest are. */
const MOST_LISTED = 200;

/** The requests of an address: those whose buyer, as the company knows them now, has it. Newest first. */
export async function listedRequests(db: Db, email: string, now: number): Promise<ListedRequest[]> {
	const rows = await casesOfMailbox(db, email)
		.leftJoin("quote_version as v", (join) =>
			join.onRef("v.case_id", "=", "c.id").onRef("v.version", "=", "c.current_version"),
		)
		.select(["c.id", "c.reference", "c.requested_at", "c.status", "c.owner_id", "c.current_version", "c.valid_until"])
		.select(["c.doubt", "b.email", "v.ended_as"])
		.execute();
	const theirs = rows.filter((row) => isSameAddress(row.email, email)).slice(0, MOST_LISTED);
	const ids = theirs.map(({ id }) => id);
	if (ids.length === 0) return [];
	const lines = await db
		.selectFrom("quote_request_line")
		.select(["request_id", "name", "quantity", "unit"])
		.where("request_id", "in", ids)
		.orderBy("position")
		.execute();
	const said = await db
		.selectFrom("quote_request")
		.select(["id", "samples", "details"])
		.where("id", "in", ids)
		.execute();
	const samplesOf = new Map(said.map(({ id, samples }) => [id, readSamples(samples)]));
	const detailsOf = new Map(said.map(({ id, details }) => [id, readDetails(details)]));
	const linked = await db
		.selectFrom("case_link")
		.select("case_id")
		.distinct()
		.where("case_id", "in", ids)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.execute();
	const opening = new Set(linked.map(({ case_id }) => case_id));
	return theirs.map((row) => {
		const status = displayStatusOf(stateOf(row), row.ended_as, now);
		return {
			reference: row.reference,
			requestedAt: row.requested_at,
			status,
			lines:
				status === "closed"
					? []
					: lines
							.filter(({ request_id }) => request_id === row.id)
							.map(({ name, quantity, unit }) => ({ name, quantity, unit: readUnit(unit) })),
			samples: status === "closed" ? [] : (samplesOf.get(row.id) ?? []),
			buyerReference: status === "closed" ? "" : (detailsOf.get(row.id)?.buyerReference ?? ""),
			opens: opening.has(row.id),
		};
	});
}
