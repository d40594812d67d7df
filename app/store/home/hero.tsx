import { Link } from "react-router";
import { homeFigures } from "../../../content/company.ts";
import { hero } from "../../../content/home.ts";
import { ArrowDown, ArrowRight } from "../../ui/icons.tsx";
import type { PictureSource } from "../parts/picture.tsx";
import { pieces } from "../parts/quantity-text.ts";

type Props = { picture: PictureSource; tall?: PictureSource; smallestOrder: number };

export function Hero({ picture, tall, smallestOrder }: Props) {
	return (
		<section className="hero">
			<div className="art">
				<HeroPicture picture={picture} tall={tall} />
				<img className="kolam hide-s" src="/kolam.svg" alt="" width="536" height="536" loading="lazy" />
			</div>
			<div className="g">
				<h1>
					{hero.headingLines.map((line) => (
						<span key={line}>{line} </span>
					))}
					<em>{hero.headingEmphasis}</em>
				</h1>
				<div className="sub">
					<p className="lead">{hero.lead}</p>
					<p className="acts">
						<Link className="btn" to={hero.explore.to} prefetch="intent" viewTransition>
							{hero.explore.label} <ArrowRight />
						</Link>
						<Link className="tl" to={hero.learnMore.to} prefetch="intent" viewTransition>
							{hero.learnMore.label}
						</Link>
						<a className="sq" href="#products" aria-label={hero.scrollDown}>
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
							<dd>{homeFigures.years.value} years</dd>
						</div>
						<div>
							<dt>Countries served</dt>
							<dd>{homeFigures.countries.value}</dd>
						</div>
						<div>
							<dt>Smallest order</dt>
							<dd>{pieces(smallestOrder)}</dd>
						</div>
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
function HeroPicture({ picture, tall }: { picture: PictureSource; tall?: PictureSource }) {
	return (
		<picture className="contents">
			{tall && <source type="image/avif" media="(width < 48rem)" srcSet={srcSet(tall)} sizes="100vw" />}
			<source type="image/avif" srcSet={srcSet(picture)} sizes="(width < 48rem) 640px, max(100vw, 1240px)" />
			<img
				src={picture.fallback}
				alt={hero.imageAlt}
				width={picture.width}
				height={picture.height}
				fetchPriority="high"
				className={tall && "tall"}
			/>
		</picture>
	);
}

function srcSet({ base, widths }: PictureSource): string {
	return widths.map((width) => `${base}-${width}.avif ${width}w`).join(",");
}
