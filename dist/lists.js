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
/** The words of a text as a set, so that a table of names can be written as one string. */
function words(text) {
	return new Set(text.split(" "));
}
/** Whether a text has one of the words in it, in capitals or not. The words are in lower case. */
function mentions(text, some) {
	const plain = text.toLowerCase();
	for (const word of some) if (plain.includes(word)) return true;
	return false;
}

export { nonEmpty as n, words as r, mentions as t };