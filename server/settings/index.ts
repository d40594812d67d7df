export { CompanyFacts, placeholdersOf } from "./company-facts.ts";
export { quoteDefaults, readDeskSettings, saveDeskSettings } from "./desk-settings.ts";
export { readSetting, sharedSecret, writeSetting } from "./settings.ts";
