import type { FieldErrors } from "../../../domain/shared/form.ts";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { PasswordAgain } from "./password-again.tsx";

export function AccountRecovery({ errors, left }: { errors: FieldErrors; left: number }) {
	return (
		<Panel title="Recovery codes" aside={`${left} of 10 left`}>
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				<p>Each one signs you in once when you do not have your phone. New codes replace the ones you have.</p>
				<PasswordAgain intent="recovery" error={errors.recovery}>
					Make new codes
				</PasswordAgain>
			</div>
		</Panel>
	);
}
