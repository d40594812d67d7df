/** Where the browser keeps the samples that are asked for; also read by the boot script, for a form that is sent early. */
export const SAMPLES_KEY = "thari-samples";
