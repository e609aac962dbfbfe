import { t as SqlSplitter } from "./split-sql.js";

// src/core/catalogue/migration.ts
/** Migrations of a repository, as files of SQL in the order in which tools apply them. */
/** Names of files that take a migration back, in golang-migrate and Flyway. */
const BACKWARD = /\.down\.sql$|^U\d[^/]*__[^/]*\.sql$/;
/** Lines after which goose, dbmate, sql-migrate and others have the statements that take a migration back. */
const BACKWARD_PART = /^--\s*(?:\+goose\s+down|\+migrate\s+down|migrate:down|\/\/@undo)\b/im;
const NUMBER = /\d+/g;
const WIDTH = 20;
/** Files that tools apply, in their order. Numbers in names count by value, because V10 comes after V9. */
function migrationOrder(names) {
	const keyOf = (name) => name.replaceAll("__", " ").replace(NUMBER, (digits) => digits.padStart(WIDTH, "0"));
	return names.filter((name) => name.endsWith(".sql") && !BACKWARD.test(name.split("/").at(-1) ?? "")).toSorted((one, other) => keyOf(one) < keyOf(other) ? -1 : 1);
}
/** Statements of a migration, without those that take it back. */
function migrationOf(path, text) {
	const backward = BACKWARD_PART.exec(text)?.index;
	return {
		path,
		statements: new SqlSplitter().push(text.slice(0, backward), true)
	};
}

export { migrationOrder as n, migrationOf as t };