import type { CSSProperties } from "react";
import type { PictureSource } from "../../../content/plate.ts";
import { imageAddress } from "../../../domain/image-address.ts";

/** The picture's AVIF files as the `srcset` attribute wants them. */
export function srcSet({ base, widths }: PictureSource): string {
	return widths.map((width) => `${imageAddress(`${base}-${width}.avif`)} ${width}w`).join(",");
}

type Props = {
	source: PictureSource;
	/** What it shows; empty where the words beside it say the same. */
	alt: string;
	/** How wide it is drawn, as the `sizes` attribute wants it. */
	sizes: string;
	/** The one picture of a page that the eye meets first: fetched at once and before the others. */
	priority?: boolean;
	/** Fetched at once, but after the first: the rest of the first screen. */
	eager?: boolean;
	className?: string;
	/** Set by the browser only, during a view transition. */
	style?: CSSProperties;
};

export function Picture({ source, alt, sizes, priority, eager, className, style }: Props) {
	const { width, height, fallback } = source;
	return (
		<picture className="contents">
			<source type="image/avif" srcSet={srcSet(source)} sizes={sizes} />
			<img
				src={imageAddress(fallback)}
				alt={alt}
				width={width}
				height={height}
				className={className}
				style={style}
				loading={priority || eager ? undefined : "lazy"}
				fetchPriority={priority ? "high" : undefined}
				decoding={priority ? undefined : "async"}
			/>
		</picture>
	);
}
