import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LARGE, writeProof } from "../../server/platform/db/readiness.ts";
import { exampleOrder } from "../support/example-forms.ts";
import { freshShop } from "../support/fresh-shop.ts";
import { largeItems } from "../support/large-order.ts";
import { copyProducts } from "../support/many-products.ts";
import { typedKey, visitor } from "../support/shop.ts";

test("what proves that a disk has room again takes more of it than the largest order", async () => {
	const { database, place, shop } = await freshShop("sqlite");
	await copyProducts(place, 100);
	const items = await largeItems(database);
	await shop.services.catalogue.refresh();
	const lines = items.map(({ id, quantity, price, cells }) => ({ id, quantity, price, cells }));
	const form = () =>
		shop.form({
			...exampleOrder,
			notes: "x".repeat(4_000),
			items: JSON.stringify(lines),
			formKey: typedKey(shop),
		});
	const taken = async (write: () => Promise<unknown>) => {
		await database.flushErased();
		await write();
		return statSync(join(place.dataDir, "thari.db-wal")).size;
	};
	expect(lines).toHaveLength(100);
	const order = await taken(async () => {
		expect(await shop.services.requests.submit(form(), visitor)).toMatchObject({ status: "stored" });
	});
	const proof = await taken(() => database.tx((db) => writeProof(db, LARGE)));
	expect(order).toBeGreaterThan(200_000);
	expect(proof).toBeGreaterThan(order);
});
