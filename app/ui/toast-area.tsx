import { lazy, Suspense, useEffect, useState } from "react";
import { loadToasts, onToast } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

/** Each part of the site shows them in its own look. */
type ToastLook = { area?: string; toast?: string };

/** The toast area. It is a part of the page from the start, so that screen readers hear what comes into it. */
export function ToastArea({ look }: { look: ToastLook }) {
	const [wanted, setWanted] = useState(false);
	useEffect(() => onToast(() => setWanted(true)), []);
	return (
		<div className={look.area} role="status" data-toasts="">
			{wanted && <Suspense fallback={null}>{<Toaster className={look.toast} />}</Suspense>}
		</div>
	);
}
