// src/core/lists.ts
/** Type of a list that an earlier check found not to be empty. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}

export { nonEmpty as t };