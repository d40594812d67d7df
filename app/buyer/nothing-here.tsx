import { nothingHere } from "../../messages/en/buyer/nothing-here.ts";
import button from "../ui/button.module.css";
import { telLink } from "../ui/tel-link.ts";
import { useMessages } from "../ui/use-messages.ts";
import type { FrameFacts } from "./frame.tsx";
import head from "./parts/head.module.css";
import { HeadPicture } from "./parts/head-picture.tsx";
import page from "./parts/layout.module.css";

/** The one screen for a link that is wrong, cut short, expired or revoked. It says nothing of which it is. */
export function NothingHere({ company, picture }: FrameFacts) {
	const words = useMessages(nothingHere);
	return (
		<main id="main" data-status="closed">
			<title>{words.title(company)}</title>
			<meta name="robots" content="noindex, nofollow" />
			<section className={head.head}>
				<HeadPicture picture={picture} />
				<div className={`${page.measure} ${head.words}`}>
					<h1>{words.heading}</h1>
					<p>{words.why}</p>
					<p>{words.askUs(company)}</p>
					<p className={`${page.actions} ${head.actions}`}>
						<a className={button.button} href="/my-orders">
							{words.orders}
						</a>
					</p>
					<p className={`${page.actions} ${head.actions}`}>
						<a className={button.link} href="/">
							{words.home}
						</a>
						<a className={button.link} href={`mailto:${company.salesEmail}`}>
							{company.salesEmail}
						</a>
						{company.phone !== "" && (
							<a className={button.link} href={telLink(company.phone)}>
								{company.phone}
							</a>
						)}
					</p>
				</div>
			</section>
		</main>
	);
}
