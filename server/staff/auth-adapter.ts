import { type CleanedWhere, type CustomAdapter, createAdapterFactory } from "better-auth/adapters";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../platform/db/database.ts";
import { tokenHash } from "./token-hash.ts";

/*
 * better-auth on our database: one code path for both engines, yes and no as 1 and 0, times as epoch milliseconds,
 * and every write through `tx()`. A session's token is stored as its hash; only the holder of the token gets it
 * back.
 */

const SESSIONS = "staff_session";

const OPERATORS = new Map([
	["eq", "="],
	["ne", "<>"],
	["lt", "<"],
	["lte", "<="],
	["gt", ">"],
	["gte", ">="],
]);

type Row = Record<string, unknown>;

/** The `database` of better-auth's options. */
export function authAdapter(database: Database) {
	return createAdapterFactory({
		config: {
			adapterId: "thari",
			supportsJSON: false,
			supportsNumericIds: false,
			// Each step of better-auth is one statement; what must be one with others is written by ourselves.
			transaction: false,
			customTransformInput: ({ data }) => toColumn(data),
			customTransformOutput: ({ data, fieldAttributes }) => fromColumn(data, String(fieldAttributes.type)),
		},
		adapter: ({ getFieldName }) => adapterOn(database, (model, field) => getFieldName({ model, field })),
	});
}

function toColumn(value: unknown): unknown {
	if (value instanceof Date) return value.getTime();
	if (typeof value === "boolean") return value ? 1 : 0;
	return value;
}

function fromColumn(value: unknown, type: string): unknown {
	if (type === "date" && typeof value === "number") return new Date(value);
	if (type === "boolean" && typeof value === "number") return value === 1;
	return value;
}

/** @param columnOf everything but what a list is sorted by comes with our own names already */
function adapterOn(database: Database, columnOf: (model: string, field: string) => string): CustomAdapter {
	return {
		async create({ model, data }) {
			const stored = hidden(model, data);
			const columns = sql.join(Object.keys(stored).map((column) => sql.ref(column)));
			const values = sql.join(Object.values(stored));
			await database.tx((db) => sql`insert into ${sql.table(model)} (${columns}) values (${values})`.execute(db));
			return data;
		},
		async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
			const query = sql<T>`select * from ${sql.table(model)} ${filter(model, where)} limit 1`;
			return shown((await query.execute(database.read)).rows[0], model, where);
		},
		async findMany<T>({ model, where, limit, sortBy, offset }: Parameters<CustomAdapter["findMany"]>[0]) {
			const order = sortBy
				? sql`order by ${sql.ref(columnOf(model, sortBy.field))} ${sortBy.direction === "desc" ? sql`desc` : sql`asc`}`
				: sql``;
			const query = sql<T>`select * from ${sql.table(model)} ${filter(model, where)} ${order} limit ${limit} offset ${offset ?? 0}`;
			return (await query.execute(database.read)).rows;
		},
		async count({ model, where }) {
			const query = sql<{ count: number }>`select count(*) as count from ${sql.table(model)} ${filter(model, where)}`;
			return (await query.execute(database.read)).rows[0]?.count ?? 0;
		},
		async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
			const set = assignments(hidden(model, Object.fromEntries(Object.entries(update ?? {}))));
			const query = sql<T>`update ${sql.table(model)} set ${set} ${filter(model, where)} returning *`;
			return shown((await database.tx((db) => query.execute(db))).rows[0], model, where);
		},
		async updateMany({ model, where, update }) {
			const query = sql`update ${sql.table(model)} set ${assignments(hidden(model, update))} ${filter(model, where)}`;
			return Number((await database.tx((db) => query.execute(db))).numAffectedRows ?? 0);
		},
		async delete({ model, where }) {
			await database.tx((db) => sql`delete from ${sql.table(model)} ${filter(model, where)}`.execute(db));
		},
		async deleteMany({ model, where }) {
			const query = sql`delete from ${sql.table(model)} ${filter(model, where)}`;
			return Number((await database.tx((db) => query.execute(db))).numAffectedRows ?? 0);
		},
		async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
			const condition = filter(model, where);
			// The predicate is repeated outside the sub-select: of two that come at once, one finds nothing left.
			const one = sql`id = (select id from ${sql.table(model)} ${condition} limit 1)`;
			const query = sql<T>`delete from ${sql.table(model)} ${condition} and ${one} returning *`;
			return (await database.tx((db) => query.execute(db))).rows[0] ?? null;
		},
		async incrementOne<T>({ model, where, increment, set }: Parameters<Required<CustomAdapter>["incrementOne"]>[0]) {
			const condition = filter(model, where);
			const steps = Object.entries(increment).map(
				([column, delta]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${delta}`,
			);
			const changes = set && Object.keys(set).length > 0 ? [...steps, assignments(set)] : steps;
			const one = sql`id = (select id from ${sql.table(model)} ${condition} limit 1)`;
			const query = sql<T>`update ${sql.table(model)} set ${sql.join(changes)} ${condition} and ${one} returning *`;
			return (await database.tx((db) => query.execute(db))).rows[0] ?? null;
		},
	};
}

function assignments(values: Row): RawBuilder<unknown> {
	return sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
}

/** The `where` of a statement; conditions are joined by AND unless all are joined by OR. */
function filter(model: string, where: readonly CleanedWhere[] | undefined): RawBuilder<unknown> {
	const conditions = (where ?? []).map((one) => condition(model, one));
	const either = where?.some(({ connector }) => connector === "OR") ?? false;
	if (either && !where?.slice(1).every(({ connector }) => connector === "OR"))
		throw new Error("AND and OR are not mixed in one condition here.");
	return sql`where (${conditions.length > 0 ? sql.join(conditions, either ? sql` or ` : sql` and `) : sql`1 = 1`})`;
}

function condition(model: string, { field, operator, value }: CleanedWhere): RawBuilder<unknown> {
	const column = sql.ref(field);
	const hide = (one: unknown) => (isToken(model, field) ? tokenHash(String(one)) : one);
	if (operator === "in" || operator === "not_in") {
		const values = Array.isArray(value) ? value : [];
		if (values.length === 0) return operator === "in" ? sql`1 = 0` : sql`1 = 1`;
		return sql`${column} ${operator === "in" ? sql`in` : sql`not in`} (${sql.join(values.map(hide))})`;
	}
	if (value === null) return operator === "ne" ? sql`${column} is not null` : sql`${column} is null`;
	const symbol = OPERATORS.get(operator);
	if (!symbol) throw new Error(`The condition ${operator} is not asked for by anything here.`);
	return sql`${column} ${sql.raw(symbol)} ${hide(value)}`;
}

function isToken(model: string, column: string): boolean {
	return model === SESSIONS && column === "token";
}

function hidden(model: string, row: Row): Row {
	return model === SESSIONS && typeof row.token === "string" ? { ...row, token: tokenHash(row.token) } : row;
}

/** A session found by its token carries the token that it was found by. */
function shown<T>(row: T | undefined, model: string, where: readonly CleanedWhere[]): T | null {
	if (!row) return null;
	const asked = model === SESSIONS ? where.find(({ field }) => field === "token")?.value : undefined;
	return asked === undefined ? row : { ...row, token: asked };
}
