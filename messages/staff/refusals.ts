/** Failures that staff cannot help: the database or the PDF renderer does not answer. */
export const refusalProblems = {
	"document-busy":
		"Nothing was sent: too many PDFs are being made just now. What you typed is kept; please send it again in a minute.",
	"document-timeout":
		"Nothing was sent: making the PDF took too long. What you typed is kept; please send it again in a minute.",
	"document-closed":
		"Nothing was sent: the site is just being restarted. What you typed is kept; please send it again in a minute.",
	"document-failed":
		"Nothing was sent: the PDF could not be made. What you typed is kept. Please shorten very long texts and send it again.",
	"change-not-saved":
		"It was not saved: the database takes no writes just now. Everything you typed is still here; please save again in a minute.",
	"change-perhaps-saved":
		"We could not learn whether it was saved. Everything you typed is still here; please look at the list, or save again.",
};
