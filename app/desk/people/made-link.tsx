import { CopyField } from "../parts/copy-field.tsx";
import layoutStyles from "../parts/layout.module.css";
import { Notice } from "../parts/notice.tsx";
import { When } from "../parts/when.tsx";

/** A link that was just made. It is shown this once: only its hash is kept. */
export function MadeLink({ link, until, email }: { link: string; until: number; email: string }) {
	return (
		<Notice kind="good">
			<div className={layoutStyles.stack}>
				<p>
					For <b>{email}</b>, once, until <When at={until} />. Send it in a way you trust; it is not shown again.
				</p>
				<CopyField label="Link" text={link} />
			</div>
		</Notice>
	);
}
