// src/edges/github/context/repository.ts
/** A repository's name as the forge writes it: "owner/name". */
/** Characters allowed in both halves of a repository's name, on GitHub, Gitea and Forgejo. */
const PART = /^[\w.-]+$/;
/** Names that mean folders in an address. */
const FOLDERS = [".", ".."];
/** The repository of a full name; undefined if the text is none. */
function parseRepository(fullName) {
	const [owner, name, ...more] = fullName.split("/");
	if (owner === void 0 || name === void 0 || more.length > 0) return void 0;
	return [owner, name].every((part) => PART.test(part) && !FOLDERS.includes(part)) ? {
		owner,
		name
	} : void 0;
}
function fullName({ owner, name }) {
	return `${owner}/${name}`;
}
/** Forges write names in any case and mean the same repository. */
function sameRepository(one, other) {
	return fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

export { parseRepository as n, sameRepository as r, fullName as t };