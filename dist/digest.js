import { createHash } from "node:crypto";

// src/edges/files/digest.ts
const DIGITS = 16;
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	const digest = new TextDigest();
	digest.add(JSON.stringify(value));
	return digest.end();
}
/** The same over a text that comes piece by piece. */
var TextDigest = class {
	#hash = createHash("sha256");
	add(text) {
		this.#hash.update(text);
	}
	end() {
		return this.#hash.digest("hex").slice(0, DIGITS);
	}
};

export { digestOf as n, TextDigest as t };