import type { Config } from "@react-router/dev/config";
import { BUILD_LANGUAGE, languageFolder } from "./scripts/languages.ts";

const language = process.env[BUILD_LANGUAGE];

export default {
	appDirectory: "app",
	buildDirectory: language === undefined ? "build" : languageFolder(language),
	ssr: true,
	// The whole route table is small: sending it at once saves a request before the first navigation.
	routeDiscovery: { mode: "initial" },
	// A form's client action must be on hand when the network is not: never a chunk of its own.
	splitRouteModules: false,
} satisfies Config;
