/**
 * The most characters of a message that staff write, of the terms of an offer, and of a template for either: far more than
 * anybody types, and far less than an email may have.
 */
export const MAX_STAFF_TEXT = 8000;
