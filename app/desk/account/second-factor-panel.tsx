import type { FieldErrors } from "../../../domain/shared/form.ts";
import layoutStyles from "../parts/layout.module.css";
import panelStyles from "../parts/panel.module.css";
import { Panel } from "../parts/panel.tsx";
import { PasswordAgain } from "./password-again.tsx";

export function AccountSecondFactor({ errors }: { errors: FieldErrors }) {
	return (
		<Panel title="Second factor">
			<div className={`${panelStyles.body} ${layoutStyles.stack}`}>
				<p>
					An authenticator app. If you have a new phone, set it up again: the old app keeps working until you have typed
					the new one’s first code.
				</p>
				<PasswordAgain intent="factor" error={errors.factor}>
					Set up again
				</PasswordAgain>
			</div>
		</Panel>
	);
}
