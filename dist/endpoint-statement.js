// src/core/suite/endpoint-statement.ts
/**
* Statements that a server is told that is not ours: a closed grammar, as whatever it does not know could read or write what
* belongs to others. Variables are set to constants, and tables that set up Performance Schema are updated, one at a time. Calls,
* subqueries, comments and backslashes are in neither.
*/
const SETUP_TABLES = [
	"consumers",
	"instruments",
	"actors",
	"objects",
	"threads"
];
const LONGEST = 2e4;
const DEEPEST = 20;
/** Functions that need no parentheses. */
const BARE_FUNCTION = /^(?:current_|local|utc_|sysdate)/i;
/** The statement; undefined where it is none of this grammar, longer than 20,000 characters, or deeper than 20 parentheses. */
function parseEndpointStatement(sql) {
	if (sql.length > LONGEST) return void 0;
	const tokens = tokensOf(sql);
	if (tokens === void 0) return void 0;
	try {
		return new Parser(tokens).statement();
	} catch (error) {
		if (error instanceof NotOfThisGrammar) return void 0;
		throw error;
	}
}
/** Thrown and caught here alone. */
var NotOfThisGrammar = class extends Error {};
/** A word, a name in backticks, a text, a number or a mark. No text has a backslash, whose meaning depends on sql_mode. */
const TOKEN = /\s*(?:(?<word>[a-z_$][\w$]*)|`(?<quoted>[\w$]+)`|(?<text>'(?:[^'\\]|'')*'|"(?:[^"\\]|"")*")|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(?![\w.])|(?<mark>@@|:=|<=|>=|<>|!=|[=<>,.()+*/;-]))/iy;
function tokensOf(sql) {
	const text = sql.trimEnd();
	if (/--|#|\/\*/.test(withoutTexts(text))) return void 0;
	const tokens = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const groups = TOKEN.exec(text)?.groups;
		const [kind, found] = Object.entries(groups ?? {}).find(([, each]) => each !== void 0) ?? [];
		if (kind === void 0 || found === void 0) return void 0;
		tokens.push({
			kind,
			text: found
		});
	}
	return tokens;
}
function withoutTexts(sql) {
	return sql.replaceAll(/'[^']*'|"[^"]*"/g, "''");
}
var Parser = class {
	#tokens;
	#at = 0;
	constructor(tokens) {
		this.#tokens = tokens;
	}
	statement() {
		const parsed = this.#takes("set") ? this.#set() : this.#update();
		this.#takes(";");
		if (this.#at < this.#tokens.length) throw new NotOfThisGrammar();
		return parsed;
	}
	#set() {
		let scope = this.#scope();
		const assignments = [];
		do {
			if (assignments.length > 0) scope = this.#scope() ?? scope;
			const own = (this.#takes("@@") ? this.#scopeBeforeDot() : void 0) ?? scope;
			if (own === void 0) throw new NotOfThisGrammar();
			assignments.push({
				scope: own,
				...this.#isolation() ?? this.#assignment()
			});
		} while (this.#takes(","));
		return {
			kind: "set",
			assignments
		};
	}
	#scope() {
		if (this.#takes("global")) return "global";
		return this.#takes("session") ? "session" : void 0;
	}
	#scopeBeforeDot() {
		const scope = this.#scope();
		if (scope === void 0) throw new NotOfThisGrammar();
		this.#expect(".");
		return scope;
	}
	#assignment() {
		const first = this.#name();
		const name = this.#takes(".") ? `${first}.${this.#name()}` : first;
		if (!this.#takes(":=")) this.#expect("=");
		return {
			name,
			value: this.#constant()
		};
	}
	/** `TRANSACTION ISOLATION LEVEL READ COMMITTED`, which sets a variable too. */
	#isolation() {
		if (!this.#takes("transaction")) return void 0;
		for (const word of ["isolation", "level"]) this.#expect(word);
		const words = [this.#name()];
		if (this.#peek()?.kind === "word") words.push(this.#name());
		return {
			name: "transaction_isolation",
			value: words.join("-").toUpperCase()
		};
	}
	#update() {
		for (const word of [
			"update",
			"performance_schema",
			"."
		]) this.#expect(word);
		const name = this.#name();
		const table = SETUP_TABLES.find((each) => name === `setup_${each}`);
		if (table === void 0) throw new NotOfThisGrammar();
		this.#expect("set");
		do {
			this.#name();
			this.#expect("=");
			this.#constant();
		} while (this.#takes(","));
		if (this.#takes("where")) this.#condition();
		return {
			kind: "update",
			table
		};
	}
	#condition(depth = 0) {
		if (depth > DEEPEST) throw new NotOfThisGrammar();
		do {
			this.#takes("not");
			if (this.#takes("(")) {
				this.#condition(depth + 1);
				this.#expect(")");
			} else this.#comparison();
		} while (this.#takes("and") || this.#takes("or"));
	}
	#comparison() {
		this.#name();
		this.#takes("not");
		if (this.#takes("in")) {
			this.#expect("(");
			do
				this.#constant();
			while (this.#takes(","));
			this.#expect(")");
			return;
		}
		if (![
			"like",
			"=",
			"<>",
			"!=",
			"<",
			">",
			"<=",
			">="
		].some((operator) => this.#takes(operator))) throw new NotOfThisGrammar();
		this.#constant();
	}
	/** A text, a word such as ON, or numbers with signs between. */
	#constant() {
		const token = this.#peek();
		if (token?.kind === "text") {
			this.#at += 1;
			const quote = token.text[0] ?? "";
			return token.text.slice(1, -1).replaceAll(quote + quote, quote);
		}
		if (token?.kind === "word" || token?.kind === "quoted") {
			this.#at += 1;
			if (this.#peek()?.text === "(" || token.kind === "word" && BARE_FUNCTION.test(token.text)) throw new NotOfThisGrammar();
			return token.text;
		}
		return this.#sum();
	}
	#sum() {
		let written = "";
		do
			written += `${written === "" ? "" : this.#previous()}${this.#takes("-") ? "-" : ""}${this.#number()}`;
		while ([
			"+",
			"-",
			"*",
			"/"
		].some((sign) => this.#takes(sign)));
		return written;
	}
	#number() {
		const token = this.#peek();
		if (token?.kind !== "number") throw new NotOfThisGrammar();
		this.#at += 1;
		return token.text;
	}
	#name() {
		const token = this.#peek();
		if (token?.kind !== "word" && token?.kind !== "quoted") throw new NotOfThisGrammar();
		this.#at += 1;
		return token.text.toLowerCase();
	}
	#peek() {
		return this.#tokens[this.#at];
	}
	#previous() {
		return this.#tokens[this.#at - 1]?.text ?? "";
	}
	/** Whether the next token is this one, and steps over it. A text is none; neither is a keyword in backticks. */
	#takes(wanted) {
		const token = this.#peek();
		const isName = token?.kind === "quoted" && (wanted === "performance_schema" || wanted.startsWith("setup_"));
		if (!(token?.kind === "word" || token?.kind === "mark" || isName) || token?.text.toLowerCase() !== wanted) return false;
		this.#at += 1;
		return true;
	}
	#expect(wanted) {
		if (!this.#takes(wanted)) throw new NotOfThisGrammar();
	}
};

export { parseEndpointStatement as t };