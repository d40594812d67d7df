import { useState } from "react";
import { productImage } from "../../../content/product-image.ts";
import { zoom as sentences } from "../../../messages/en/shop/product/zoom.ts";
import { useClosedByBack } from "../../ui/back-closes.ts";
import button from "../../ui/button.module.css";
import { Dialog } from "../../ui/dialog.tsx";
import { ArrowRight, Cross, Minus, Plus } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import type { View } from "./product-views.tsx";
import { useZoom } from "./use-zoom.ts";
import styles from "./zoom.module.css";
import { STEP } from "./zoom-move.ts";

type Props = { name: string; views: readonly View[]; first: number; standIn: string | undefined; onClose: () => void };

/** One picture of a product over the whole screen, as near as it has something to show. Fetched when it is asked for. */
export function ProductZoom({ name, views, first, standIn, onClose }: Props) {
	const words = useMessages(sentences);
	const [place, setPlace] = useState(first);
	const [isOpen, setOpen] = useState(true);
	const { stage, handlers, by, whole } = useZoom();
	const view = views[place];
	const close = () => {
		setOpen(false);
		onClose();
	};
	useClosedByBack(isOpen, close);
	return (
		<Dialog open={isOpen} onClose={close} labelledBy="zoom-title" className={styles.zoom}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the dialog. */}
			<div className={styles.all} onKeyDown={handlers.onKeyDown}>
				<div
					ref={stage}
					className={styles.stage}
					data-zoom=""
					onPointerDown={handlers.onPointerDown}
					onPointerMove={handlers.onPointerMove}
					onPointerUp={handlers.onPointerUp}
					onPointerCancel={handlers.onPointerCancel}
				>
					<div className={styles.moves} data-moves="">
						{/* What the page has shown already lies below until the large one is there. */}
						{standIn && place === first && <img src={standIn} alt="" />}
						{view && <Picture key={place} source={productImage(view.base)} alt={view.alt} sizes="1200px" load="soon" />}
					</div>
				</div>
				<h2 id="zoom-title" tabIndex={-1} className={styles.title}>
					{words.title({ name })}
				</h2>
				<div className={styles.bar}>
					<p>{words.help}</p>
					{views.length > 1 && (
						<button
							type="button"
							className={styles.key}
							onClick={() => {
								whole();
								setPlace((place + 1) % views.length);
							}}
						>
							{words.next} <ArrowRight />
						</button>
					)}
					<button type="button" className={styles.key} aria-label={words.out} onClick={() => by(1 / STEP)}>
						<Minus />
					</button>
					<button type="button" className={styles.key} aria-label={words.in} onClick={() => by(STEP)}>
						<Plus />
					</button>
				</div>
				<button type="button" className={`${button.icon} ${styles.close}`} aria-label={words.close} onClick={close}>
					<Cross />
				</button>
			</div>
		</Dialog>
	);
}
