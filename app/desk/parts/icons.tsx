import styles from "./icons.module.css";

/** Drawings on a grid of 16; decorative, so what holds one carries the name. */
function Line({ d, wide }: { d: string; wide?: boolean }) {
	return (
		<svg className={wide ? `${styles.icon} ${styles.wide}` : styles.icon} viewBox="0 0 16 16" aria-hidden="true">
			<path d={d} />
		</svg>
	);
}

export const InboxIcon = () => <Line d="M2 9.5 3.8 3h8.4L14 9.5V13H2zM2 9.5h3.5l1 2h3l1-2H14" />;
export const InquiryIcon = () => <Line d="M2 3.5h12v9H2zM2.5 4l5.5 5 5.5-5" />;
export const OutboxIcon = () => <Line d="M14 2 2 7l4.5 2.5L9 14zM6.5 9.5 14 2" />;
export const CatalogueIcon = () => <Line d="M2.5 2.5h4.5V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z" />;
export const ReportsIcon = () => <Line d="M2.5 13.5h11M4 11V8M8 11V3M12 11V6" />;
export const PeopleIcon = () => (
	<Line d="M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M11 3.3a2.3 2.3 0 0 1 0 4.4M12 9.8c1.6.5 2.5 1.8 2.5 3.7" />
);
export const SettingsIcon = () => (
	<Line d="M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M10.5 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5.5 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z" />
);
export const PersonIcon = () => (
	<Line d="M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5" />
);
/** A person's own pile: the tray of the requests, ticked. */
export const MineIcon = () => <Line d="M2 9.5 3.8 3H8M13.4 7.5l.6 2V13H2V9.5h3.5l1 2h3l1-2H14M10 3.6l1.5 1.5L14.5 2" />;
export const MoreIcon = () => <Line d="M3 8h.01M8 8h.01M13 8h.01" wide />;
export const LeaveIcon = () => <Line d="M9.5 2.5h-6v11h6M7 8h7M11.5 5.5 14 8l-2.5 2.5" />;
export const SearchIcon = () => <Line d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6 14 14" />;
export const CheckIcon = () => <Line d="M3 8.5 6.5 12 13 4.5" />;
export const MissingIcon = () => <Line d="M8 2.5v7M8 13h.01" />;
export const UpIcon = () => <Line d="M8 13V3.5M4 7l4-4 4 4" />;
export const UndoIcon = () => <Line d="M6 3 2.5 6.5 6 10M2.5 6.5H9a4 4 0 0 1 0 7H6" />;
export const RedoIcon = () => <Line d="M10 3l3.5 3.5L10 10M13.5 6.5H7a4 4 0 0 0 0 7h3" />;
export const BackIcon = () => <Line d="M10 3 5 8l5 5" />;
export const ForwardIcon = () => <Line d="m6 3 5 5-5 5" />;
export const PhoneIcon = () => (
	<Line d="M3.5 2.5h2.3l1.2 3-1.6 1.2a7.5 7.5 0 0 0 3.9 3.9l1.2-1.6 3 1.2v2.3c0 .6-.4 1-1 1A10 10 0 0 1 2.5 3.5c0-.6.4-1 1-1z" />
);
export const DownIcon = () => <Line d="M8 3v9.5M4 9l4 4 4-4" />;
