import { type MiddlewareFunction, Outlet } from "react-router";
import { gate, quiet, requireRight } from "../gate.server.ts";

const whoWorksOnCases: MiddlewareFunction<Response> = ({ context }) => {
	requireRight(context, "cases.work");
};

export const middleware = [quiet, gate, whoWorksOnCases];

/** The layout of the buyer's page in the editor's frame: outside the desk's shell, behind its gate. */
export default function PreviewGate() {
	return <Outlet />;
}
