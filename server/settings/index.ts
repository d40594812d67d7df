export { CompanyFacts, placeholdersOf } from "./company-facts.ts";
export { createDeskSettings, quoteDefaults, readDeskSettings } from "./desk-settings.ts";
export { readSetting, sharedSecret, writeSetting } from "./settings.ts";
