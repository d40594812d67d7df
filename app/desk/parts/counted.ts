import { formatCount } from "../../../domain/shared/money.ts";
import { plural } from "../../../messages/en/count.ts";

/** What the desk, which is English, writes for one and for more: `plural(count, { one: "this", other: "these" })`. */
export { plural };

/** "1 line", "1,250 lines": a count with what it counts. @param many where it is not the same word with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${formatCount(count)} ${plural(count, { one, other: many })}`;
}

/** "once", "3 times" */
export function times(count: number): string {
	return plural(count, { one: "once", other: `${formatCount(count)} times` });
}
