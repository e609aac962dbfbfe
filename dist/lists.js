// src/core/lists.ts
/** Types a list that earlier checks found not to be empty. @throws Error if the list is empty after all */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}

export { nonEmpty as t };