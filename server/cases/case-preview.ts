import type { NamedCell } from "../../domain/orders/cells.ts";
import type { OrderDetails } from "../../domain/orders/order-details.ts";
import type { Sample } from "../../domain/orders/samples.ts";
import { readCells } from "../../domain/orders/stored-cells.ts";
import { readDetails } from "../../domain/orders/stored-details.ts";
import { readSamples } from "../../domain/orders/stored-samples.ts";
import type { Db } from "../platform/db/database.ts";
import { casesOfEmail, readBuyer } from "./case-buyer.ts";
import { storedAudience } from "./entry-audience.ts";

/** As much of a case as a glance wants. Prices in paise, as the request was made. */
type CasePreview = {
	id: string;
	person: string;
	company: string | null;
	country: string;
	email: string;
	phone: string;
	address: string;
	notes: string | null;
	orderDetails: OrderDetails;
	total: number;
	catalogueVersion: number;
	lines: { id: string; name: string; price: number; quantity: number; cells: NamedCell[] }[];
	samples: Sample[];
	/** Other cases of the same mail address, and how many of them were accepted. */
	others: { count: number; accepted: number };
	/** The last word of either side, if anything has been said since the request. */
	last: { actor: string; kind: string; body: string; at: number } | null;
};

export async function previewCase(db: Db, id: string): Promise<CasePreview | undefined> {
	const request = await db.selectFrom("quote_request").selectAll().where("id", "=", id).executeTakeFirst();
	const buyer = await readBuyer(db, id);
	if (!request || !buyer) return undefined;
	const lines = await db
		.selectFrom("quote_request_line")
		.select(["product_id as id", "name", "price", "quantity", "cells"])
		.where("request_id", "=", id)
		.orderBy("position")
		.execute();
	const others = await db
		.selectFrom("quote_request as r")
		.innerJoin("quote_case as c", "c.id", "r.id")
		.select("c.status")
		.where("r.id", "in", casesOfEmail(db, buyer.email))
		.where("r.email", "<>", "")
		.where("r.id", "<>", id)
		.limit(100)
		.execute();
	const last = await db
		.selectFrom("case_entry")
		.select(["actor", "kind", "body", "at"])
		.where("case_id", "=", id)
		.where("audience", "=", storedAudience("both"))
		.where("body", "<>", "")
		// The signature under an acceptance is a name, not a word.
		.where("kind", "<>", "accept")
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	return {
		id,
		person: buyer.name,
		company: buyer.company,
		country: request.country,
		email: buyer.email,
		phone: buyer.phone,
		address: buyer.address,
		notes: request.notes,
		orderDetails: readDetails(request.details),
		total: request.total_amount,
		catalogueVersion: request.catalogue_version,
		lines: lines.map(({ cells, ...line }) => ({ ...line, cells: readCells(cells) })),
		samples: readSamples(request.samples),
		others: { count: others.length, accepted: others.filter(({ status }) => status === "accepted").length },
		last: last ?? null,
	};
}
