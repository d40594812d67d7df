/**
 * A line drawing on a square grid; decorative, so the control that holds it carries the name. `turns`: it points the way
 * that is read, the other way where that is from right to left.
 */
function Line({ size, d, fill, turns }: { size: number; d: string; fill?: string; turns?: true }) {
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			aria-hidden="true"
			data-turns={turns && ""}
		>
			<path d={d} />
			{fill && <path d={fill} fill="currentColor" stroke="none" />}
		</svg>
	);
}

export const Mail = () => <Line size={24} d="M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7" />;

export const ArrowRight = () => <Line size={18} d="M1 9h15M10.5 3.5 16 9l-5.5 5.5" turns />;
export const ArrowDown = () => <Line size={18} d="M9 1v15M3.5 10.5 9 16l5.5-5.5" />;
export const ArrowUp = () => <Line size={18} d="M9 17V2M3.5 7.5 9 2l5.5 5.5" />;
export const Cross = () => <Line size={18} d="m2 2 14 14M16 2 2 16" />;
export const Tick = () => <Line size={18} d="m2.5 9.5 4.5 4.5 8.5-10" />;
export const Plus = () => <Line size={14} d="M7 1v12M1 7h12" />;
export const Minus = () => <Line size={14} d="M1 7h12" />;
export const Menu = () => <Line size={22} d="M1 7h20M1 15h20" />;
export const WhatsApp = () => (
	<Line
		size={24}
		d="M3.2 20.8 4.5 16A9 9 0 1 1 8 19.5z"
		fill="M8.6 8.2c.3-.6.9-.6 1.2 0l.7 1.4-.7 1c.6 1.3 1.6 2.2 2.9 2.8l1-.8 1.5.7c.6.3.6.9.1 1.3-.9.9-2.1 1-3.4.4-1.7-.8-3.1-2.2-3.7-3.8-.4-1.1-.2-2.3.4-3z"
	/>
);
