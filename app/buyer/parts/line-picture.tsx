import type { PictureSource } from "../../../content/picture-source.ts";
import { jpegAddress } from "../../../content/plate.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";

/** A line's small picture; its name stands beside it. A product that has none keeps the place. */
export function LinePicture({ source }: { source: PictureSource | null }) {
	if (!source) return <span className="q-plate" />;
	const { base, width, height } = source;
	return (
		<picture className="contents">
			<source type="image/avif" srcSet={imageAddress(`${base}-400.avif`)} />
			<img
				className="q-plate"
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
