import { redirect } from "react-router";
import { servicesContext } from "../../../server/main/context.ts";
import { withCookies } from "../parts/cookies.ts";
import type { Route } from "./+types/sign-out";

/** Nothing is ended by merely opening the address. */
export function loader() {
	return redirect("/desk");
}

export async function action({ request, context }: Route.ActionArgs) {
	const { staffAuth } = await context.get(servicesContext).signIn();
	const headers = withCookies(await staffAuth.signOut(request));
	return redirect("/desk/sign-in?out", { status: 303, headers });
}
