import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	// The whole route table is small: sending it at once saves a request before the first navigation.
	routeDiscovery: { mode: "initial" },
	// A form's client action must be on hand when the network is not: never a chunk of its own.
	splitRouteModules: false,
} satisfies Config;
