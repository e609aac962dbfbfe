// src/core/lists.ts
/**
* Gives a list the type of one that is not empty, because the compiler does not know of the checks that came before.
*
* @throws Error if the list is empty after all
*/
function nonEmpty(list) {
	const [first, ...rest] = list;
	if (first === void 0) throw new Error("an empty list passed the checks");
	return [first, ...rest];
}
/** The words of a text, for tables of names. */
function words(text) {
	return new Set(text.split(" "));
}

export { words as n, nonEmpty as t };