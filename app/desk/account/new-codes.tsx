import { buttonClass } from "../parts/button.tsx";
import { DeskPage } from "../parts/page.tsx";
import panelStyles from "../parts/panel.module.css";
import { RecoveryCodes } from "../parts/recovery-codes.tsx";

/** The page of recovery codes that have just been made, and are shown this once. */
export function NewCodes({ title, codes }: { title: string; codes: readonly string[] }) {
	return (
		<DeskPage title={title}>
			<div className={`${panelStyles.panel} ${panelStyles.alone}`}>
				<RecoveryCodes codes={codes}>
					<p>
						<a className={buttonClass("primary")} href="/desk/account">
							I have saved them
						</a>
					</p>
				</RecoveryCodes>
			</div>
		</DeskPage>
	);
}
