import type { FrameFacts } from "./frame.tsx";
import { Cloth } from "./parts/cloth.tsx";

/** The one screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export function NothingHere({ house, picture }: FrameFacts) {
	return (
		<main id="main">
			<title>{`This link opens nothing · ${house.brandName}`}</title>
			<meta name="robots" content="noindex, nofollow" />
			<section className="q-head">
				<Cloth picture={picture} />
				<div className="q-wrap">
					<h1>This link opens nothing.</h1>
					<p>
						It may be cut short, have run out, or have been replaced by a newer one. The link in our latest mail to you
						is the one that works.
					</p>
					<p>If you have none at hand, write to us with your order reference, or call: we send you a new one.</p>
					<p className="q-acts">
						<a className="btn" href={`mailto:${house.salesEmail}`}>
							{house.salesEmail}
						</a>
						<a className="tl" href={`tel:${house.phone.replace(/[^\d+]/g, "")}`}>
							{house.phone}
						</a>
					</p>
				</div>
			</section>
			<div className="korvai down" />
			<p className="q-wrap q-home">
				<a className="tl" href="/">
					To the home page
				</a>
			</p>
		</main>
	);
}
