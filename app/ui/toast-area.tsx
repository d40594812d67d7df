import { lazy, Suspense, useEffect, useState } from "react";
import { loadToasts, onToast } from "./toast.ts";

const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

/** The toast area. It is a part of the page from the start, so that screen readers hear what comes into it. */
export function ToastArea() {
	const [wanted, setWanted] = useState(false);
	useEffect(() => onToast(() => setWanted(true)), []);
	return (
		<div className="toasts" role="status">
			{wanted && <Suspense fallback={null}>{<Toaster />}</Suspense>}
		</div>
	);
}
