import type { PictureSource } from "../../../content/picture-source.ts";
import { jpegAddress } from "../../../content/product-image.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import styles from "./lines.module.css";

/** A line's small picture, beside its name. A product without one leaves the space empty. */
export function LinePicture({ source }: { source: PictureSource | null }) {
	if (!source) return <span className={styles.picture} />;
	const { base, width, height } = source;
	return (
		<picture>
			<source type="image/avif" srcSet={imageAddress(`${base}-400.avif`)} />
			<img
				className={styles.picture}
				src={imageAddress(jpegAddress(source))}
				alt=""
				width={width}
				height={height}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
