import { staffDetailFacts } from "../../../messages/order-details.ts";
import type { Services } from "../../../server/main/context.ts";

type View = NonNullable<Awaited<ReturnType<Services["staffCases"]["view"]>>>;

/** What the buyer has said and sent, for whoever writes the quote. */
export function askedOf({ request, entries }: Pick<View, "request" | "entries">) {
	return {
		notes: request.notes ?? "",
		details: staffDetailFacts(request.details),
		messages: entries
			.filter(({ actor, body, files }) => actor === "buyer" && (body !== "" || files.length > 0))
			.map((entry) => ({
				id: entry.id,
				at: entry.at,
				body: entry.body,
				files: entry.files.map(({ id, name }) => ({ id, name })),
				wanted: entry.kind === "request_change" ? (entry.data.wanted ?? []) : [],
			})),
	};
}

export type Asked = ReturnType<typeof askedOf>;
