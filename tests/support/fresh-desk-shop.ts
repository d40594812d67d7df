import { onTestFinished, vi } from "vitest";
import type { Role } from "../../domain/staff/staff.ts";
import type { Database } from "../../server/platform/db/database.ts";
import { createInvite } from "../../server/staff/invites.ts";
import { type Engine, freshDatabase } from "./databases.ts";
import { comeIn, type DeskShop, deskBrowser, openDeskShop } from "./desk.ts";
import { START } from "./shop.ts";

/**
 * The use-cases with the desk's sign-in on a fresh database of an engine, for one test: both go away with the test. The
 * machine's clock stands where the shop's does, since better-auth reads the machine's.
 */
export async function freshDeskShop(engine: Engine): Promise<{ database: Database; shop: DeskShop }> {
	vi.useFakeTimers({ toFake: ["Date"], now: START });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const { database } = await freshDatabase(engine);
	const shop = await openDeskShop(database);
	onTestFinished(() => shop.close());
	return { database, shop };
}

/** Sets the shop's clock and the machine's. */
export function setTime(shop: DeskShop, time: number): void {
	vi.setSystemTime(time);
	shop.clock.now = time;
}

export function later(shop: DeskShop, milliseconds: number): void {
	setTime(shop, shop.clock.now + milliseconds);
}

/** A new member of staff, come in by their link in a browser of their own. */
export async function newStaff(database: Database, shop: DeskShop, role: Role, email: string) {
	const browser = deskBrowser();
	const token = await database.tx((db) => createInvite(db, { role, email }, shop.clock.now));
	const known = await comeIn(shop, browser, token, email);
	const session = await shop.staffAuth.session(browser.request());
	if (!session) throw new Error("not in");
	return { browser, session, ...known };
}
