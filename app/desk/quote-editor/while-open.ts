import { type ComponentType, memo } from "react";

/** A dialog that is drawn again only while it is open: closed, it must not cost anything with every key. */
export function whileOpen<Props extends { open: boolean }>(dialog: ComponentType<Props>) {
	return memo(dialog, (was, is) => !was.open && !is.open);
}
