import { lazy, Suspense, useRef, useState } from "react";
import { productImage, smallImage } from "../../../content/product-image.ts";
import { views as sentences } from "../../../messages/en/shop/product/views.ts";
import { Plus } from "../../ui/icons.tsx";
import { useMessages } from "../../ui/use-messages.ts";
import { Picture } from "../parts/picture.tsx";
import { standIn } from "../parts/stand-in.ts";
import { useChosenColour } from "./chosen-colour.ts";
import styles from "./product-views.module.css";

/** One picture of a product, with what it shows in words. */
export type View = {
	/** The base of its picture (content/product-image.ts). */
	base: string;
	alt: string;
};

type Props = {
	id: string;
	name: string;
	views: readonly View[];
	/** The views of other colours than the first views', by the colours' codes. */
	inColours: Readonly<Record<string, readonly View[]>>;
};

const ProductZoom = lazy(async () => ({ default: (await import("./zoom.tsx")).ProductZoom }));

/**
 * A product's pictures: one large, the others small beside it. The large one leads to its largest file, which is all that
 * is left of it without script; with script it opens over the page, and that is when both are fetched.
 */
export function ProductViews({ id, name, views: usual, inColours }: Props) {
	const words = useMessages(sentences);
	const chosen = useChosenColour(id);
	const views = (chosen !== undefined && inColours[chosen]) || usual;
	// Another colour begins with its first view again.
	const [at, setAt] = useState({ views, place: 0 });
	const shown = at.views === views ? at.place : 0;
	const [zoom, setZoom] = useState<{ turn: number; standIn: string | undefined }>();
	const link = useRef<HTMLAnchorElement>(null);
	const view = views[shown] ?? views[0];
	const first = usual[0];
	const [behind] = useState(() => first && standIn(productImage(first.base)));
	if (!view) return null;
	const picture = productImage(view.base);
	return (
		<div className={styles.views}>
			<figure>
				<a
					ref={link}
					href={largest(view.base)}
					target="_blank"
					rel="noopener"
					data-hold=""
					onClick={(event) => {
						event.preventDefault();
						const standIn = link.current?.querySelector("img")?.currentSrc;
						setZoom(({ turn } = { turn: 0, standIn }) => ({ turn: turn + 1, standIn }));
					}}
				>
					<Picture
						source={picture}
						alt={view.alt}
						style={view === first ? behind : undefined}
						sizes="(width < 48rem) 70vw, (width < 70rem) 39vw, (width < 92rem) 41vw, (width < 120rem) 530px, 660px"
						load="first"
					/>
					<span className={styles.zoom}>
						{words.zoom} <Plus />
					</span>
				</a>
			</figure>
			{views.length > 1 && (
				<ul aria-label={words.all}>
					{views.map(({ base, alt }, place) => (
						<li key={base}>
							<a
								href={largest(base)}
								target="_blank"
								rel="noopener"
								data-hold=""
								aria-current={place === shown || undefined}
								onClick={(event) => {
									event.preventDefault();
									setAt({ views, place });
								}}
							>
								<Picture
									source={smallImage(base)}
									alt={alt}
									sizes="(48rem <= width < 60rem) 19vw, (60rem <= width < 70rem) 12vw, 64px"
									load="soon"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{zoom && (
				<Suspense fallback={null}>
					<ProductZoom
						key={zoom.turn}
						name={name}
						views={views}
						first={shown}
						standIn={zoom.standIn}
						onClose={() => link.current?.focus()}
					/>
				</Suspense>
			)}
		</div>
	);
}

/** The address of a picture's largest file. */
function largest(base: string): string {
	const { widths } = productImage(base);
	return `${base}-${Math.max(...widths)}.avif`;
}
