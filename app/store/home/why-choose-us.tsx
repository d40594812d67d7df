import { whyChooseUs } from "../../../content/home.ts";
import { Picture, type PictureSource } from "../parts/picture.tsx";

export function WhyChooseUs({ picture }: { picture: PictureSource }) {
	return (
		<section className="why g">
			<figure>
				<Picture
					source={picture}
					alt={whyChooseUs.imageAlt}
					sizes="(width < 48rem) 92vw, (width < 70rem) 110vw, 60vw"
				/>
			</figure>
			<div className="tx">
				<h2>{whyChooseUs.heading}</h2>
				<ul>
					{whyChooseUs.reasons.map(({ id, title, figure, text }) => (
						<li key={id}>
							<h3>{title}</h3>
							<span className="fg">{figure}</span>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
