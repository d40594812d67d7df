import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { aboutStory, timeline, values } from "../../../content/about.ts";
import { aboutFigures } from "../../../content/company.ts";
import { pictureOf } from "../../../content/picture-source.ts";
import { keepTogether } from "../../../domain/shared/keep-together.ts";
import { about } from "../../../messages/en/shop/company/about.ts";
import { servicesContext } from "../../../server/main/context.ts";
import button from "../../ui/button.module.css";
import { ArrowRight } from "../../ui/icons.tsx";
import layout from "../../ui/layout.module.css";
import { Link } from "../../ui/link.tsx";
import prose from "../../ui/prose.module.css";
import temple from "../../ui/temple-border.module.css";
import { useMessages } from "../../ui/use-messages.ts";
import ledger from "../parts/ledger.module.css";
import { pageMeta } from "../parts/meta.ts";
import { pageHead } from "../parts/page-head.ts";
import { Picture } from "../parts/picture.tsx";
import ticket from "../parts/ticket.module.css";
import styles from "./about.module.css";

export function loader({ context }: LoaderFunctionArgs) {
	const services = context.get(servicesContext);
	const { heading, paragraphs } = aboutStory(services.company, services.catalogue.summary());
	return {
		head: pageHead("/about", services),
		story: { heading, paragraphs: paragraphs.map(keepTogether) },
		figures: Object.values(aboutFigures),
		values: values.map((value) => ({ ...value, text: keepTogether(value.text) })),
		timeline,
		pictures: {
			zari: pictureOf("site/about"),
			loom: pictureOf("site/making"),
			shirt: pictureOf("products/madras-check-shirt"),
			dhoti: pictureOf("products/zari-border-dhoti"),
		},
	};
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
	return pageMeta(loaderData?.head);
}

export default function About() {
	const words = useMessages(about);
	const { story, figures, values, timeline, pictures } = useLoaderData<typeof loader>();
	return (
		<main id="main" className={styles.about}>
			<div className={`${layout.grid} ${styles.story}`}>
				<h1>{story.heading}</h1>
				<figure className={styles.view}>
					<Picture
						source={pictures.zari}
						alt={words.images.zari}
						sizes="(width < 48rem) 100vw, max(50vw, 1300px)"
						load="first"
					/>
				</figure>
				<div className={styles.words}>
					{story.paragraphs.map((paragraph) => (
						<p className={prose.lead} key={paragraph}>
							{paragraph}
						</p>
					))}
				</div>
				<div className={`${ticket.ticket} ${styles.facts}`}>
					<div>
						<dl className={ledger.ledger}>
							{figures.map(({ value, label }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</div>
			<section className={`${layout.grid} ${styles.values}`} data-later="" aria-labelledby="values">
				<h2 id="values">{words.values}</h2>
				<figure>
					<Picture
						source={pictures.loom}
						alt={words.images.loom}
						sizes="(width < 48rem) 80vw, (width < 64rem) 90vw, max(44vw, 700px)"
					/>
				</figure>
				<ul>
					{values.map(({ id, title, text }) => (
						<li key={id}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</section>
			<section className={`${styles.years} ${temple["zari-lines"]}`} data-later="" aria-labelledby="years">
				<div className={`${temple.border} ${styles.border}`} />
				<div className={layout.grid}>
					<h2 id="years">{words.years}</h2>
					<ol>
						{timeline.map(({ year, title }) => (
							<li key={year}>
								<b>{year}</b>
								<h3>{title}</h3>
							</li>
						))}
					</ol>
				</div>
			</section>
			<section className={`${layout.grid} ${styles.close}`} data-later="" aria-labelledby="close">
				<figure>
					<Picture source={pictures.shirt} alt={words.images.shirt} sizes="(width >= 80rem) 25vw, 50vw" />
				</figure>
				<figure>
					<Picture source={pictures.dhoti} alt={words.images.dhoti} sizes="(width >= 80rem) 25vw, 50vw" />
				</figure>
				<div className={styles.words}>
					<h2 id="close">{words.close}</h2>
					<p className={`${prose.quiet} ${styles.note}`}>{words.closeNote}</p>
					<div className={layout.actions}>
						<Link className={button.button} to="/products">
							{words.products}
							<ArrowRight />
						</Link>
						<Link className={button.link} to="/contact">
							{words.contact}
						</Link>
					</div>
				</div>
			</section>
		</main>
	);
}
