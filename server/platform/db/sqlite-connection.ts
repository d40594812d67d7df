import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { BoundedMap } from "../bounded-map.ts";
import { streamQuery } from "./sqlite-parts.ts";

const STATEMENT_CACHE = 200;

/** Asking a statement for its columns costs as much as running it: that is done once. */
type Prepared = { statement: StatementSync; answersRows: boolean };

/** Runs Kysely's statements on a connection of Node's own SQLite. */
export class SqliteConnection implements DatabaseConnection {
	readonly #database: DatabaseSync;
	/** Those of searches, which are many, drive out none that are asked all the time. */
	readonly #statements = new BoundedMap<string, Prepared>(STATEMENT_CACHE);
	readonly streamQuery = streamQuery;

	constructor(database: DatabaseSync) {
		this.#database = database;
	}

	async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const { statement, answersRows } = this.#prepare(sql);
		const values = parameters as readonly SQLInputValue[];
		if (answersRows) return { rows: statement.all(...values) as Row[] };
		const { changes } = statement.run(...values);
		return { rows: [], numAffectedRows: BigInt(changes) };
	}

	#prepare(sql: string): Prepared {
		let prepared = this.#statements.get(sql);
		if (!prepared) {
			const statement = this.#database.prepare(sql);
			prepared = { statement, answersRows: statement.columns().length > 0 };
			this.#statements.set(sql, prepared);
		}
		return prepared;
	}
}

/** One connection, which one user has at a time. */
export class SqliteTurns {
	readonly #database: DatabaseSync;
	readonly #connection: SqliteConnection;
	#turn: Promise<void> = Promise.resolve();
	#done: () => void = () => {};
	/** Those who have it or wait for it. */
	#users = 0;

	constructor(database: DatabaseSync) {
		this.#database = database;
		this.#connection = new SqliteConnection(database);
	}

	get isFree(): boolean {
		return this.#users === 0;
	}

	async take(): Promise<DatabaseConnection> {
		this.#users++;
		const before = this.#turn;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#turn = promise;
		await before;
		this.#done = resolve;
		return this.#connection;
	}

	end(): void {
		this.#users--;
		this.#done();
	}

	/** Closes it; of two that share it the first one does. */
	close(): void {
		if (this.#database.isOpen) this.#database.close();
	}
}
