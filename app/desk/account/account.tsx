import { servicesContext } from "../../../server/main/context.ts";
import { staffContext } from "../gate.server.ts";
import { Notice } from "../parts/notice.tsx";
import { DeskPage } from "../parts/page.tsx";
import panelStyles from "../parts/panel.module.css";
import { useMe } from "../parts/use-staff.ts";
import type { Route } from "./+types/account";
import { NewCodes } from "./new-codes.tsx";
import { AccountPassword } from "./password.tsx";
import { AccountRecovery } from "./recovery.tsx";
import { AccountSecondFactor } from "./second-factor-panel.tsx";
import { AccountSessions } from "./sessions.tsx";

export { accountAction as action } from "./action.server.ts";

/** Everybody may see to their own account: the gate is enough. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = context.get(staffContext);
	const { staffAccount } = await context.get(servicesContext).signIn();
	return { ...(await staffAccount.view(staff)), isRecovered: url.searchParams.has("recovered") };
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { sessions, recoveryLeft, isRecovered } = loaderData;
	const me = useMe();
	if (actionData && "codes" in actionData) return <NewCodes title="Recovery codes" codes={actionData.codes} />;
	const errors = actionData && "errors" in actionData ? actionData.errors : {};
	return (
		<DeskPage title="Your account" note={me.email}>
			{actionData && "done" in actionData && <Notice kind="good">{actionData.done}</Notice>}
			{isRecovered && !actionData && (
				<Notice kind="warn">
					You signed in with a recovery code; {recoveryLeft} are left. If your phone is lost, set up the second factor
					again below.
				</Notice>
			)}
			<div className={panelStyles.panels}>
				<AccountPassword errors={errors} />
				<AccountSecondFactor errors={errors} />
				<AccountRecovery errors={errors} left={recoveryLeft} />
				<AccountSessions sessions={sessions} />
			</div>
		</DeskPage>
	);
}
