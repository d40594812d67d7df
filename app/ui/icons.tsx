/** Line icons drawn on an 18, 14, 22 or 24 grid; decorative, so the control that holds one carries the name. */
const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.5, "aria-hidden": true } as const;

export function ArrowRight() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="M1 9h15M10.5 3.5 16 9l-5.5 5.5" />
		</svg>
	);
}

export function ArrowDown() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="M9 1v15M3.5 10.5 9 16l5.5-5.5" />
		</svg>
	);
}

export function ArrowUp() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="M9 17V2M3.5 7.5 9 2l5.5 5.5" />
		</svg>
	);
}

export function Plus() {
	return (
		<svg viewBox="0 0 14 14" {...line}>
			<path d="M7 1v12M1 7h12" />
		</svg>
	);
}

export function Minus() {
	return (
		<svg viewBox="0 0 14 14" {...line}>
			<path d="M1 7h12" />
		</svg>
	);
}

export function Cross() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="m2 2 14 14M16 2 2 16" />
		</svg>
	);
}

export function Tick() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="m2.5 9.5 4.5 4.5 8.5-10" />
		</svg>
	);
}

export function Menu() {
	return (
		<svg viewBox="0 0 22 22" {...line}>
			<path d="M1 7h20M1 15h20" />
		</svg>
	);
}

export function Filter() {
	return (
		<svg viewBox="0 0 18 18" {...line}>
			<path d="M1 4h16M4 9h10M7 14h4" />
		</svg>
	);
}

export function WhatsApp() {
	return (
		<svg viewBox="0 0 24 24" {...line}>
			<path d="M3.2 20.8 4.5 16A9 9 0 1 1 8 19.5z" />
			<path
				d="M8.6 8.2c.3-.6.9-.6 1.2 0l.7 1.4-.7 1c.6 1.3 1.6 2.2 2.9 2.8l1-.8 1.5.7c.6.3.6.9.1 1.3-.9.9-2.1 1-3.4.4-1.7-.8-3.1-2.2-3.7-3.8-.4-1.1-.2-2.3.4-3z"
				fill="currentColor"
				stroke="none"
			/>
		</svg>
	);
}
