import type { Right } from "../../domain/staff/staff.ts";
import { readRow } from "./buyer.ts";
import type { Ground } from "./stranger-ground.ts";

type Form = Record<string, string>;

/** What stands behind one address of app/routes.ts. */
export type Row = {
	/** Who may come: a right, anybody who is in, the holder of a private link, or anybody at all. */
	for: Right | "in" | "link" | "all";
	/** The address as it can be asked for. */
	at: (ground: Ground) => string;
	/** Left out where there is nothing to read. */
	reads?: false;
	/** It shows nothing itself, and leads to a page. */
	leadsOn?: true;
	/** What can be written; the first form is proven to do something when it comes from where it may come from. */
	writes?: (ground: Ground) => Promise<readonly [Form, ...Form[]]>;
	/** What is posted is answered and not stored. */
	storesNothing?: true;
	/** It has nothing to write but an answer that refuses: what it answers to everybody. */
	refuses?: number;
};

/** The same address, whatever the ground. */
export const at = (path: string) => () => path;

/** The revision that a form has seen of a row. */
export const revisionOf = (ground: Ground, table: string, id: string) =>
	String(readRow(ground.site, `select revision from ${table} where id = ?`, id).revision);
