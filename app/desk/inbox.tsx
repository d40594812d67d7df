import type { Route } from "./+types/inbox";
import { requireRight } from "./gate.server.ts";
import { EmptyState } from "./parts/empty-state.tsx";
import { DeskPage } from "./parts/page.tsx";

export function loader({ context }: Route.LoaderArgs) {
	requireRight(context, "cases.work");
	return null;
}

export default function Inbox() {
	return (
		<DeskPage title="Inbox">
			<EmptyState title="No requests">
				What buyers send from the cart stands here, the shortest time left first.
			</EmptyState>
		</DeskPage>
	);
}
