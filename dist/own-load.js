// src/core/scenario/own-load.ts
const COMMIT = "commit";
/** Statements in the order in which the script counts them: those of the file, then the commit if there is one. */
function countedStatements({ transactions }) {
	const counted = transactions.flatMap(({ statements }) => statements);
	return transactions.some(({ isExplicit }) => isExplicit) ? [...counted, {
		name: COMMIT,
		sql: "COMMIT"
	}] : counted;
}

export { countedStatements as n, COMMIT as t };