import { type LastRate, newestRate, OLD_AFTER_DAYS } from "../../domain/quotes/last-rate.ts";
import { storedRate } from "../../domain/quotes/reading.ts";
import { CURRENCIES, type Currency } from "../../domain/shared/currency.ts";
import { indiaDay } from "../../domain/shared/india-day.ts";
import type { Db } from "../platform/db/database.ts";

/** Among how many offers in a currency the newest rate is looked for: one that is revised keeps its own, which may be older. */
const LOOKED_AT = 5;

const DAY = 86_400_000;

/** The rates that sent offers were counted at last: one of each currency that has a recent one. */
export async function lastRates(db: Db, now: number): Promise<LastRate[]> {
	const found = await Promise.all(
		CURRENCIES.filter((currency) => currency !== "INR").map((currency) => lastRate(db, currency, now)),
	);
	return found.filter((one) => one !== undefined);
}

async function lastRate(db: Db, currency: Currency, now: number): Promise<LastRate | undefined> {
	const sent = await db
		.selectFrom("quote_version")
		.select(["content", "sent_at as sentAt", "sent_by as sentBy"])
		.where("currency", "=", currency)
		.where("sent_at", ">=", now - OLD_AFTER_DAYS * DAY)
		.orderBy("sent_at", "desc")
		.limit(LOOKED_AT)
		.execute();
	return newestRate(
		sent.flatMap(({ content, ...rest }) => {
			const rate = storedRate(content);
			return rate?.currency === currency ? [{ ...rest, rate }] : [];
		}),
		indiaDay(now),
	);
}
