import type { CSSProperties } from "react";
import { jpegAddress, type PictureSource } from "../../../content/product-image.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";

/** The picture's AVIF files as the `srcset` attribute wants them. */
export function srcSet({ base, widths }: PictureSource): string {
	return widths.map((width) => `${imageAddress(`${base}-${width}.avif`)} ${width}w`).join(",");
}

/**
 * first: the one picture of a page that the eye meets first, before all others; soon: at once, but after the first.
 */
export type Load = "first" | "soon";

type Props = {
	source: PictureSource;
	/** What it shows; empty where the words beside it say the same. */
	alt: string;
	/** How wide it is drawn, as the `sizes` attribute wants it. */
	sizes: string;
	/** When it is fetched; without, when it comes near. */
	load?: Load;
	className?: string;
	/** Set in the browser only: what stands behind it while it comes (stand-in.ts). */
	style?: CSSProperties;
};

export function Picture({ source, alt, sizes, load, className, style }: Props) {
	const { width, height } = source;
	return (
		<picture>
			<source type="image/avif" srcSet={srcSet(source)} sizes={sizes} />
			<img
				src={imageAddress(jpegAddress(source))}
				alt={alt}
				width={width}
				height={height}
				className={className}
				style={style}
				loading={load ? undefined : "lazy"}
				fetchPriority={load === "first" ? "high" : load === "soon" ? "low" : undefined}
				decoding={load === "first" ? undefined : "async"}
			/>
		</picture>
	);
}
