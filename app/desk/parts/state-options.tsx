import { STATE_CODES } from "../../../domain/shared/indian-states.ts";
import { indianStates } from "../../../messages/staff/indian-states.ts";

/** The states of India to choose from, and none. */
export function StateOptions() {
	return (
		<>
			<option value="">Not known yet</option>
			{STATE_CODES.map((code) => (
				<option key={code} value={code}>
					{indianStates[code]}
				</option>
			))}
		</>
	);
}
