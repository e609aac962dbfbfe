// src/core/suite/own-workload.ts
/** Name of the statement that ends transactions. */
const COMMIT = "commit";
/** Statements in the order in which the script counts them: those of the file, then the commit where there is one. */
function countedStatements({ transactions }) {
	const own = transactions.flatMap(({ statements }) => statements);
	return transactions.some(({ isExplicit }) => isExplicit) ? [...own, {
		name: COMMIT,
		sql: "COMMIT"
	}] : own;
}

export { countedStatements as n, COMMIT as t };