import type { PictureSource } from "../../../content/picture-source.ts";
import { jpegAddress } from "../../../content/product-image.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import styles from "./head.module.css";

/** A picture that is wider than high fills a head some 620 px high, and is cut at its sides. */
const WIDE = "(width < 48rem) 100vw, max(60vw, 60rem)";

/** The product picture at the head of the page. */
export function HeadPicture({ picture }: { picture: PictureSource }) {
	const { base, width, height, widths } = picture;
	return (
		<picture>
			<source
				type="image/avif"
				srcSet={widths.map((each) => `${imageAddress(`${base}-${each}.avif`)} ${each}w`).join(",")}
				sizes={width > height ? WIDE : "(width < 48rem) 100vw, 60vw"}
			/>
			<img
				className={styles.picture}
				src={imageAddress(jpegAddress(picture))}
				alt=""
				width={width}
				height={height}
				fetchPriority="high"
			/>
		</picture>
	);
}
