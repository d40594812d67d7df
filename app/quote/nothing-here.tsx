import type { House } from "./frame.tsx";

/** The one screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export function NothingHere({ house }: { house: House }) {
	return (
		<main id="main" className="q-wrap q-nothing">
			<title>{`This link opens nothing · ${house.brandName}`}</title>
			<meta name="robots" content="noindex, nofollow" />
			<h1>This link opens nothing.</h1>
			<p className="lead">
				It may be cut short, have run out, or have been replaced by a newer one. The link in our latest mail to you is
				the one that works.
			</p>
			<p className="lead">
				If you have none at hand, write to us with your order reference, or call: we send you a new link.
			</p>
			<div className="q-acts">
				<a className="btn" href={`mailto:${house.salesEmail}`}>
					{house.salesEmail}
				</a>
				<a className="tl" href={`tel:${house.phone.replace(/[^\d+]/g, "")}`}>
					{house.phone}
				</a>
				<a className="tl" href="/">
					To the home page
				</a>
			</div>
		</main>
	);
}
