import { type MiddlewareFunction, Outlet } from "react-router";
import { gate, quiet, requireRight } from "../gate.server.ts";

/** Who may not edit the catalogue sees nothing of what is hidden in it. */
const editorsOnly: MiddlewareFunction<Response> = ({ context }) => {
	requireRight(context, "catalogue.edit");
};

export const middleware = [quiet, gate, editorsOnly];

/** The gate of the one page of the shop that shows unpublished changes. */
export default function PreviewGate() {
	return <Outlet />;
}
