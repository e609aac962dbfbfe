import { c as unknownKey, s as isMap } from "./yaml-tree.js";
import { r as describeValue, s as nearest } from "./problems.js";

// src/core/suite/form-problems.ts
/**
* The schema's messages give the allowed values; the found value is looked up in the text.
*
* @param homes keys that people write at the top, and their right place
*/
function draftsOfIssue(issue, tree, homes = /* @__PURE__ */ new Map()) {
	const { path, value } = shownAt(issue.path, tree.value);
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => {
		const misplaced = path.length === 0 ? homes.get(key) : void 0;
		return unknownKey(tree, [...path, key], misplaced ?? nearest(key, issue.message.split(", ")), issue.message);
	});
	if (issue.code === "invalid_key") {
		const allowed = issue.issues[0]?.message ?? issue.message;
		return [{
			path,
			position: tree.keyPositionOf(path),
			found: `key ${describeValue(path.at(-1))}`,
			allowed
		}];
	}
	return [{
		path,
		position: tree.positionOf(path),
		found: describeValue(value),
		allowed: issue.message
	}];
}
/**
* The part of an issue's path that exists in the text, with the value there. The schema may have turned a single value
* into a map or a list before it looked inside; such steps are not the user's.
*/
function shownAt(issuePath, root) {
	const path = [];
	let value = root;
	for (const step of issuePath) {
		if (typeof step === "symbol") break;
		if (Array.isArray(value) && typeof step === "number") value = value[step];
		else if (isMap(value) && typeof step === "string") value = value[step];
		else break;
		path.push(step);
	}
	return {
		path,
		value
	};
}

export { draftsOfIssue as t };