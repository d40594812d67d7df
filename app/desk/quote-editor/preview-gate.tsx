import { type MiddlewareFunction, Outlet } from "react-router";
import { gate, quiet, requireRight } from "../gate.server.ts";

const whoWorksOnCases: MiddlewareFunction<Response> = ({ context }) => {
	requireRight(context, "cases.work");
};

export const middleware = [quiet, gate, whoWorksOnCases];

/** Stands around the buyer's page as the desk's editor frames it: outside the desk's shell, behind its gate. */
export default function PreviewGate() {
	return <Outlet />;
}
