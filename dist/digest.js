import { createHash } from "node:crypto";

// src/edges/files/digest.ts
/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
function digestOf(value) {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

export { digestOf as t };