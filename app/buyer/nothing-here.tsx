import button from "../ui/button.module.css";
import temple from "../ui/temple-border.module.css";
import type { FrameFacts } from "./frame.tsx";
import styles from "./nothing-here.module.css";
import { Cloth } from "./parts/cloth.tsx";
import head from "./parts/head.module.css";
import page from "./parts/layout.module.css";

/** The one screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export function NothingHere({ house, picture }: FrameFacts) {
	return (
		<main id="main">
			<title>{`This link opens nothing · ${house.brandName}`}</title>
			<meta name="robots" content="noindex, nofollow" />
			<section className={head.head}>
				<Cloth picture={picture} />
				<div className={`${page.measure} ${head.words}`}>
					<h1>This link opens nothing.</h1>
					<p>
						It may be cut short, have run out, or have been replaced by a newer one. The link in our latest mail to you
						is the one that works.
					</p>
					<p>If you have none at hand, write to us with your order reference, or call: we send you a new one.</p>
					<p className={`${page.actions} ${head.actions}`}>
						<a className={button.button} href={`mailto:${house.salesEmail}`}>
							{house.salesEmail}
						</a>
						<a className={button.link} href={`tel:${house.phone.replace(/[^\d+]/g, "")}`}>
							{house.phone}
						</a>
					</p>
				</div>
			</section>
			<div className={`${temple.border} ${temple.small} ${temple.down} ${head.border}`} />
			<p className={`${page.measure} ${styles.home}`}>
				<a className={button.link} href="/">
					To the home page
				</a>
			</p>
		</main>
	);
}
