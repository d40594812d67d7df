import { lazy, Suspense } from "react";
import { useAsked } from "./quantity-store.ts";

export const loadQuantityDialog = () => import("./quantity-dialog.tsx");

const QuantityDialog = lazy(async () => ({ default: (await loadQuantityDialog()).QuantityDialog }));

/** One dialog for all cards of a page; its code is fetched when somebody reaches for a button. */
export function QuantityDialogHost() {
	const isWanted = useAsked(({ item }) => item !== undefined);
	return isWanted && <Suspense fallback={null}>{<QuantityDialog />}</Suspense>;
}
