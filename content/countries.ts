import { COUNTRIES, type CountryCode } from "../domain/shared/country.ts";
import { type DaySpan, deliveryDays } from "./service-figures.ts";

type DeliveryRegionId = "india" | "asia-pacific-middle-east" | "north-america-europe";

/** The delivery region of each country choice. A new choice without one does not compile. */
const regionOf: Record<CountryCode, DeliveryRegionId> = {
	IN: "india",
	US: "north-america-europe",
	GB: "north-america-europe",
	CA: "north-america-europe",
	AU: "asia-pacific-middle-east",
	SG: "asia-pacific-middle-east",
	DE: "north-america-europe",
	FR: "north-america-europe",
	IT: "north-america-europe",
	JP: "asia-pacific-middle-east",
	KR: "asia-pacific-middle-east",
	AE: "asia-pacific-middle-east",
	SA: "asia-pacific-middle-east",
	MY: "asia-pacific-middle-east",
	TH: "asia-pacific-middle-east",
	ID: "asia-pacific-middle-east",
	BD: "asia-pacific-middle-east",
	LK: "asia-pacific-middle-east",
	NP: "asia-pacific-middle-east",
};

type DeliveryRegion = {
	id: DeliveryRegionId;
	name: string;
	/** One row per delivery time; only India has two. */
	delivery: readonly { to: string; days: DaySpan }[];
	countries: readonly CountryCode[];
};

function countriesIn(region: DeliveryRegionId): CountryCode[] {
	return COUNTRIES.filter((code) => regionOf[code] === region);
}

/** The regions of the shipping policy (specification, section 9), nearest first. */
export const deliveryRegions: readonly DeliveryRegion[] = [
	{
		id: "india",
		name: "India",
		delivery: [
			{ to: "Metro cities", days: deliveryDays.domesticMetro },
			{ to: "Everywhere else", days: deliveryDays.domesticNonMetro },
		],
		countries: countriesIn("india"),
	},
	{
		id: "asia-pacific-middle-east",
		name: "Asia-Pacific and Middle East",
		delivery: [{ to: "All addresses", days: deliveryDays.asiaPacificMiddleEast }],
		countries: countriesIn("asia-pacific-middle-east"),
	},
	{
		id: "north-america-europe",
		name: "North America and Europe",
		delivery: [{ to: "All addresses", days: deliveryDays.northAmericaEurope }],
		countries: countriesIn("north-america-europe"),
	},
];
