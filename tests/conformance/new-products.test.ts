import { describe, expect, test } from "vitest";
import { priya } from "../support/cases.ts";
import { engines } from "../support/databases.ts";
import { freshShop } from "../support/fresh-shop.ts";

describe.each(engines)("new products on %s", (engine) => {
	test("are those that colleagues have added and buyers see, the newest first", async () => {
		const { database, shop } = await freshShop(engine);
		expect(await shop.services.catalogue.newest(10)).toEqual([]);
		const add = async (name: string) => {
			shop.clock.now += 1000;
			const fields = { name, category: "sarees", description: "Fine", price: "640", minOrder: "5" };
			const added = await shop.services.catalogueDesk.products.create(fields, priya);
			if (added.status !== "saved") throw new Error(JSON.stringify(added));
			const { id } = added;
			await database.tx((db) => db.updateTable("product").set({ hidden: 0 }).where("id", "=", id).execute());
			return { id, at: shop.clock.now };
		};
		const added = [await add("First stole"), await add("Second stole"), await add("Third stole")];
		expect(await shop.services.catalogue.newest(10)).toEqual(added.toReversed());
		expect(await shop.services.catalogue.newest(2)).toEqual(added.toReversed().slice(0, 2));
		await database.tx((db) =>
			db
				.updateTable("product")
				.set({ hidden: 1 })
				.where("id", "=", added[2]?.id ?? "")
				.execute(),
		);
		expect(await shop.services.catalogue.newest(10)).toEqual([added[1], added[0]]);
		await database.tx((db) => db.updateTable("category").set({ hidden: 1 }).where("id", "=", "sarees").execute());
		expect(await shop.services.catalogue.newest(10)).toEqual([]);
	});
});
