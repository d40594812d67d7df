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
					An authenticator app. For a new phone, set it up anew: until the new app has shown its first code, the old one
					stays good.
				</p>
				<PasswordAgain intent="factor" error={errors.factor}>
					Set up anew
				</PasswordAgain>
			</div>
		</Panel>
	);
}
