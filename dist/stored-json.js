import { _ as string, d as number, f as object } from "./schemas.js";

// src/core/measurement/stored-json.ts
/** Reads JSON files that carry the version of their schema. */
const SHOWN_PROBLEMS = 5;
/** @param newest version that this qpsgate reads */
function parseVersioned(schema, newest, text) {
	const problem = (what) => ({
		kind: "problem",
		problem: what
	});
	const value = tryJson(text);
	if (value === void 0) return problem(`is not whole: it is no JSON (${text.length} characters)`);
	const head = object({
		schemaVersion: number(),
		toolVersion: string().max(40).optional()
	}).safeParse(value).data;
	if (head !== void 0 && head.schemaVersion > newest) {
		const writer = head.toolVersion === void 0 ? "a newer one" : `${JSON.stringify(head.toolVersion)} or a newer one`;
		return problem(`has schema version ${head.schemaVersion}, this qpsgate knows up to ${newest}; use ${writer}`);
	}
	const parsed = schema.safeParse(value);
	if (parsed.success) return {
		kind: "read",
		value: parsed.data
	};
	return problem(`is of another version of qpsgate, or was changed; take the original, or measure again: ${parsed.error.issues.slice(0, SHOWN_PROBLEMS).map(({ path, message }) => `${path.join(".") || "the file"}: ${message}`).join("; ")}`);
}
/** @returns undefined if the text is no JSON, because no JSON value is undefined */
function tryJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

export { tryJson as n, parseVersioned as t };