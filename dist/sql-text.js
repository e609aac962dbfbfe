import { i as tokensOf } from "./sql-scanner.js";

// src/core/own-workload/sql-text.ts
/** SQL as text: statements cut at their parameters, and quoted names and values. */
/**
* Cuts a statement at each `?` outside texts, names and comments. A semicolon at the end is left out, and so is the
* white space after it.
*
* @returns the pieces, one more than parameters, and the reason why they cannot run as one statement; undefined if they
*   can
*/
function cutStatement(sql) {
	const tokens = tokensOf(sql);
	const pieces = [];
	let from = 0;
	for (const [at, { kind, text, start, stop }] of tokens.entries()) {
		if (kind === "broken") return {
			pieces: [sql],
			trouble: "a quote or comment that is not closed"
		};
		if (text === ";" && kind === "symbol") {
			const isLast = tokens.slice(at).every((token) => token.text === ";");
			pieces.push(sql.slice(from, start));
			return {
				pieces,
				trouble: isLast ? void 0 : "more than one statement"
			};
		}
		if (kind !== "placeholder") continue;
		pieces.push(sql.slice(from, start));
		from = stop;
	}
	return {
		pieces: [...pieces, sql.slice(from)],
		trouble: void 0
	};
}
/** The name in backticks, so that it may have any characters. */
function sqlName(name) {
	return `\`${name.replaceAll("`", "``")}\``;
}
/**
* The text as a literal of SQL on one line. With backslashes or control characters it is spelled in hexadecimal,
* because a server's mode decides whether a backslash escapes.
*/
function sqlText(text) {
	return /^[^\\\p{Cc}]*$/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `CONVERT(0x${Buffer.from(text).toString("hex")} USING utf8mb4)`;
}

export { sqlName as n, sqlText as r, cutStatement as t };