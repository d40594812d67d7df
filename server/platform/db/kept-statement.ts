import { type Compilable, CompiledQuery, type QueryResult, type RawBuilder, sql } from "kysely";
import type { Db } from "./database.ts";

/** What a statement is run with, by the names of its places. */
type Values = Readonly<Record<string, string | number | null>>;
/** Where one of these values stands in a statement. */
export type Places<V extends Values> = <Name extends keyof V & string>(name: Name) => RawBuilder<V[Name]>;
type Kept = { sql: string; parameters: readonly unknown[] };

class Place {
	readonly name: string;

	constructor(name: string) {
		this.name = name;
	}
}

/**
 * A statement that is built once for each kind of database and run with other values each time: for what an order request
 * asks, since building one of several clauses anew costs several times what running it does (npm run bench -- durable).
 * @param build makes the statement; what differs from one run to the next is `of("its name")` in it
 */
export function keptStatement<V extends Values, Row>(
	build: (db: Db, of: Places<V>) => Compilable<Row>,
): (db: Db, values: V) => Promise<QueryResult<Row>> {
	const statements = new WeakMap<object, Kept>();
	return (db, values) => {
		const { adapter } = db.getExecutor();
		const kept = statements.get(adapter) ?? build(db, (name) => sql`${new Place(name)}`).compile();
		statements.set(adapter, kept);
		const parameters = kept.parameters.map((part) => (part instanceof Place ? values[part.name] : part));
		return db.executeQuery<Row>(CompiledQuery.raw(kept.sql, parameters));
	};
}
