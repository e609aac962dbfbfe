import { createHash } from "node:crypto";

// src/edges/files/digest.ts
const DIGITS = 16;
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return digitsOf(createHash("sha256").update(JSON.stringify(value)));
}
/** The same over a text that came piece by piece. */
function digitsOf(hash) {
	return hash.digest("hex").slice(0, DIGITS);
}

export { digitsOf as n, digestOf as t };