// src/core/lists.ts
/** Lists that the checks let through only with an item, as a type that says so. */
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}

export { nonEmpty as t };