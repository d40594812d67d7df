import { Link } from "react-router";
import { homeFigures } from "../../../content/company.ts";
import { aboutTeaser } from "../../../content/home.ts";
import { Picture, type PictureSource } from "../parts/picture.tsx";

export function AboutTeaser({ picture }: { picture: PictureSource }) {
	return (
		<section className="about g">
			<div className="tx">
				<h2>
					{aboutTeaser.heading} <em>{aboutTeaser.headingEmphasis}</em>
				</h2>
				{aboutTeaser.paragraphs.map((text) => (
					<p className="lead" key={text}>
						{text}
					</p>
				))}
				<dl className="st">
					<div>
						<dt>countries</dt>
						<dd>{homeFigures.countries.value}</dd>
					</div>
					<div>
						<dt>clients</dt>
						<dd>{homeFigures.clients.value}</dd>
					</div>
					<div>
						<dt>trading since</dt>
						<dd>{homeFigures.since.value}</dd>
					</div>
				</dl>
				<Link className="tl" to={aboutTeaser.link.to} prefetch="intent" viewTransition>
					{aboutTeaser.link.label}
				</Link>
			</div>
			<figure>
				<Picture source={picture} alt={aboutTeaser.imageAlt} sizes="(width < 48rem) 84vw, 46vw" />
			</figure>
		</section>
	);
}
