import { resolveValue, toast, useToaster } from "react-hot-toast/headless";
import { Cross, Tick } from "./icons.tsx";

export { toast };

// Durations, removal delay and the most at once (the library's own limit): specification, section 9.
export const toastOptions = {
	duration: 4000,
	removeDelay: 1000,
	success: { duration: 2000 },
	loading: { duration: Number.POSITIVE_INFINITY },
};

/** The toasts themselves; toast-area.tsx is their place in the page. */
export function Toaster({ className }: { className?: string }) {
	const { toasts, handlers } = useToaster(toastOptions);
	return toasts.map((toast) => (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
		<div
			key={toast.id}
			className={className}
			data-type={toast.type}
			data-gone={toast.visible ? undefined : ""}
			onMouseEnter={handlers.startPause}
			onMouseLeave={handlers.endPause}
		>
			{toast.type === "error" ? <Cross /> : toast.type === "success" ? <Tick /> : null}
			<p>{resolveValue(toast.message, toast)}</p>
		</div>
	));
}
