import type { PictureSource } from "../../../content/plate.ts";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../parts/picture.tsx";
import type { HomeText } from "./home-text.ts";

type Props = { text: HomeText["aboutTeaser"]; picture: PictureSource };

export function AboutTeaser({ text, picture }: Props) {
	return (
		<section className="about g later">
			<div className="tx">
				<h2>
					{text.heading} <em>{text.headingEmphasis}</em>
				</h2>
				{text.paragraphs.map((paragraph) => (
					<p className="lead" key={paragraph}>
						{paragraph}
					</p>
				))}
				<dl className="st">
					<div>
						<dt>countries</dt>
						<dd>{text.countries}</dd>
					</div>
					<div>
						<dt>clients</dt>
						<dd>{text.clients}</dd>
					</div>
					<div>
						<dt>trading since</dt>
						<dd>{text.since}</dd>
					</div>
				</dl>
				<Link className="tl" to={text.link.to}>
					{text.link.label}
				</Link>
			</div>
			<figure>
				<Picture source={picture} alt={text.imageAlt} sizes="(width < 48rem) 84vw, 46vw" />
			</figure>
		</section>
	);
}
