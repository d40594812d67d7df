import { memo, useEffect, useRef, useState } from "react";
import { lineAnchor } from "../../ui/line-anchor.ts";
import previewBarStyles from "../parts/preview-bar.module.css";
import textStyles from "../parts/text.module.css";
import styles from "./preview-frame.module.css";

type Props = {
	caseId: string;
	buyer: string;
	/** When the draft was saved that is shown; null while none is kept. */
	savedAt: number | null;
	/** Whether that is the draft as it stands in the editor. */
	isSaved: boolean;
	/** "freight and insurance": what its total promises and nobody has entered; "" for nothing. */
	lacks: string;
	/** The line that is being edited: the preview shows it. None as long as nobody has gone into one: it begins at its top. */
	line: string | undefined;
};

/** What the head leads to where the preview stands below what is written. */
export const PREVIEW = "preview";

/** How long after it did not come a preview is asked for again, milliseconds. */
const RETRY = 5_000;

/** The buyer's page itself, from the draft as it is saved: never a copy of it. It follows the line that is edited. */
export const PreviewFrame = memo(function PreviewFrame({ caseId, buyer, savedAt, isSaved, lacks, line }: Props) {
	const [narrow, setNarrow] = useState(false);
	const frame = useRef<HTMLIFrameElement>(null);
	const following = useRef(line);
	following.current = line;
	const shown = useRef(savedAt);
	const address = `/desk/requests/${caseId}/preview?draft`;

	useEffect(() => {
		if (line) show(frame.current, line);
	}, [line]);
	// In the same frame, which keeps what it shows until the new page is there.
	useEffect(() => {
		if (savedAt === shown.current) return;
		shown.current = savedAt;
		frame.current?.contentWindow?.location.replace(`${address}&saved=${savedAt}`);
		// As soon as the line is there: the pictures of all lines take longer.
		const timer = setInterval(() => {
			const page = pageOf(frame.current);
			if (!page?.location.search.endsWith(`saved=${savedAt}`)) return;
			const isShown = following.current !== undefined && show(frame.current, following.current);
			if (isShown || page.readyState === "complete") clearInterval(timer);
		}, 50);
		return () => clearInterval(timer);
	}, [savedAt, address]);

	// The server was away, or the session had ended: the browser's own page stands in the frame.
	const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(retry.current), []);
	const loaded = () => {
		clearTimeout(retry.current);
		if (pageOf(frame.current)) return following.current && show(frame.current, following.current);
		retry.current = setTimeout(() => frame.current?.contentWindow?.location.replace(address), RETRY);
	};

	return (
		<aside className={styles.preview} id={PREVIEW} aria-label="Preview">
			<div className={previewBarStyles.bar}>
				<fieldset className={previewBarStyles.widths}>
					<legend className={textStyles.hidden}>Width of the preview</legend>
					<button type="button" aria-pressed={!narrow} onClick={() => setNarrow(false)}>
						Page
					</button>
					<button type="button" aria-pressed={narrow} onClick={() => setNarrow(true)}>
						Phone
					</button>
				</fieldset>
				{isSaved ? (
					<a href={`/desk/requests/${caseId}/quote/draft.pdf`} target="_blank" rel="noopener">
						PDF of the draft
					</a>
				) : (
					<span className={textStyles.muted}>PDF once it is saved</span>
				)}
				<span className={`${textStyles.muted} ${styles.note}`}>
					Not sent yet: what <bdi>{buyer}</bdi> will see, in IST
				</span>
				{lacks !== "" && <em className={styles.lacks}>The total is still without {lacks}.</em>}
			</div>
			<iframe
				ref={frame}
				className={narrow ? styles.narrow : undefined}
				title="The buyer's page"
				src={address}
				onLoad={loaded}
			/>
		</aside>
	);
});

/** What the frame shows; undefined where the browser's own page stands there, which nobody may look into. */
function pageOf(frame: HTMLIFrameElement | null): Document | undefined {
	return frame?.contentDocument ?? undefined;
}

/**
 * Puts a line into the middle of the frame, and moves nothing around it: `scrollIntoView` would scroll the desk as well.
 * @returns false where the line is not there yet; the page that is on its way shows it
 */
function show(frame: HTMLIFrameElement | null, line: string): boolean {
	const element = frame?.contentDocument?.getElementById(lineAnchor(line));
	const window = frame?.contentWindow;
	if (!element || !window) return false;
	const { top, height } = element.getBoundingClientRect();
	window.scrollTo({ top: window.scrollY + top - Math.max(0, (window.innerHeight - height) / 2) });
	return true;
}
