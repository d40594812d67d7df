import { resolveValue, useToaster } from "react-hot-toast/headless";
import { Cross, Tick } from "./icons.tsx";

// Durations, removal delay and the most at once: specification, section 9.
const options = {
	duration: 4000,
	removeDelay: 1000,
	success: { duration: 2000 },
	loading: { duration: Number.POSITIVE_INFINITY },
};

/** The toast area. It is a part of the page from the start, so that screen readers hear what comes into it. */
export function Toaster() {
	const { toasts, handlers } = useToaster(options);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
		<div className="toasts" role="status" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
			{toasts.map((toast) => (
				<div key={toast.id} className="toast" data-type={toast.type} data-gone={toast.visible ? undefined : ""}>
					{toast.type === "error" ? <Cross /> : toast.type === "success" ? <Tick /> : null}
					<p>{resolveValue(toast.message, toast)}</p>
				</div>
			))}
		</div>
	);
}
