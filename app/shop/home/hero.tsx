import { jpegAddress, type PictureSource } from "../../../content/plate.ts";
import { imageAddress } from "../../../domain/shared/image-address.ts";
import { ArrowDown, ArrowRight } from "../../ui/icons.tsx";
import { Link } from "../../ui/link.tsx";
import { pieces } from "../cart/quantity-text.ts";
import { srcSet } from "../parts/picture.tsx";
import type { HomeText } from "./home-text.ts";

type Props = {
	text: HomeText["hero"];
	picture: PictureSource;
	tall?: PictureSource;
	smallestOrder: number | undefined;
};

export function Hero({ text, picture, tall, smallestOrder }: Props) {
	return (
		<section className="hero">
			<div className="art">
				<HeroPicture picture={picture} tall={tall} alt={text.imageAlt} />
				<img className="kolam hide-s" src={imageAddress("kolam.svg")} alt="" width="536" height="536" loading="lazy" />
			</div>
			<div className="g">
				<h1>
					{text.headingLines.map((line) => (
						<span key={line}>{line} </span>
					))}
					<em>{text.headingEmphasis}</em>
				</h1>
				<div className="sub">
					<p className="lead">{text.lead}</p>
					<p className="acts">
						<Link className="btn" to={text.explore.to}>
							{text.explore.label} <ArrowRight />
						</Link>
						<Link className="tl" to={text.learnMore.to}>
							{text.learnMore.label} <span className="vh">about the company</span>
						</Link>
						<a className="sq" href="#products" aria-label={text.scrollDown}>
							<ArrowDown />
						</a>
					</p>
				</div>
			</div>
			<div className="korvai" />
			<div className="ticket">
				<div>
					<dl className="rows">
						<div>
							<dt>Experience</dt>
							<dd>{text.years} years</dd>
						</div>
						<div>
							<dt>Countries served</dt>
							<dd>{text.countries}</dd>
						</div>
						{smallestOrder !== undefined && (
							<div>
								<dt>Smallest order</dt>
								<dd>{pieces(smallestOrder)}</dd>
							</div>
						)}
						<div>
							<dt>Reply to a request</dt>
							<dd>Within 24 hours</dd>
						</div>
					</dl>
				</div>
			</div>
		</section>
	);
}

/** The page's largest picture, upright on phones: fetched first. */
function HeroPicture({ picture, tall, alt }: { picture: PictureSource; tall?: PictureSource; alt: string }) {
	return (
		<picture className="contents">
			{tall && <source type="image/avif" media="(width < 48rem)" srcSet={srcSet(tall)} sizes="100vw" />}
			<source type="image/avif" srcSet={srcSet(picture)} sizes="(width < 48rem) 640px, max(100vw, 1240px)" />
			<img
				src={imageAddress(jpegAddress(picture))}
				alt={alt}
				width={picture.width}
				height={picture.height}
				fetchPriority="high"
				className={tall && "tall"}
			/>
		</picture>
	);
}
