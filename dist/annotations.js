import { n as gatedCosts } from "./gated-costs.js";
import { t as bySeverity } from "./tolerance.js";
import { i as costTitle, n as costEvidence } from "./cost-wording.js";
import { A as isExplained, O as finding } from "./chart-spec.js";
import { f as settingLine, n as asItIs, s as joinedNames } from "./wording.js";
import { a as costText, l as openText, s as howOf, u as removedSetting } from "./cause-wording.js";

// src/core/views/line-finding.ts
/** Kinds of findings: consumers that use kinds, such as code scanning, track them from run to run. */
const FINDING_KINDS = {
	regressed: {
		title: "qpsgate: slower",
		level: "error"
	},
	"to-blame": {
		title: "qpsgate: slower",
		level: "error"
	},
	"may-be-to-blame": {
		title: "qpsgate: may be to blame",
		level: "warning"
	},
	accepted: {
		title: "qpsgate: slower, accepted",
		level: "notice"
	},
	"not-exercised": {
		title: "qpsgate: not exercised",
		level: "notice"
	},
	"cannot-show": {
		title: "qpsgate: cannot be measured here",
		level: "notice"
	},
	"unknown-setting": {
		title: "qpsgate: unknown setting",
		level: "notice"
	},
	"known-beforehand": {
		title: "qpsgate: known risk",
		level: "notice"
	}
};
/** The finding with the text of its kind. */
function lineFinding(kind, { file, line }, { about, message }) {
	return {
		file,
		line,
		kind,
		about,
		message,
		...FINDING_KINDS[kind]
	};
}

// src/core/views/cause-annotations.ts
/** Causes shown on one line, which may have more, such as a pattern of many instruments. */
const MOST_PER_LINE = 3;
/**
* Errors on the lines to blame first, then warnings on those that are undecided or were not reached; one a line.
*
* @param worst subject of the finding if the explained comparison is not among the result's
* @param otherwise for settings without a line
*/
function causeFindings(result, worst, otherwise) {
	const entries = result.causes.filter(({ verdict }) => verdict !== "innocent").flatMap((cause) => entriesOf(result, cause, otherwise)).toSorted((left, right) => Number(right.kind === "to-blame") - Number(left.kind === "to-blame"));
	const about = finding(result, explainedComparison(result) ?? worst, asItIs);
	return [...Map.groupBy(entries, ({ file, line }) => JSON.stringify([file, line])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const texts = [first, ...others].slice(0, MOST_PER_LINE).map(({ text }) => text);
		const more = others.length + 1 - texts.length;
		const message = `${texts.join("; ")}${more > 0 ? `; ${more} more` : ""}. In total, ${about}`;
		const names = [...new Set([first, ...others].map(({ name }) => name))].sort();
		return [lineFinding(first.kind, first, {
			about: [
				worst.rule,
				worst.scenario,
				...names
			],
			message
		})];
	});
}
function entriesOf(result, cause, otherwise) {
	return cause.settings.flatMap((setting) => {
		const gone = setting.place === null ? removedSetting(result, setting.name) : void 0;
		const place = setting.place ?? (gone?.before ? {
			file: gone.before.file,
			line: 1
		} : otherwise);
		if (place === void 0) return [];
		const { name } = setting;
		const text = `${name}${gone === void 0 ? "" : ` (${settingLine(gone)})`}: ${saidOf(cause, setting)}`;
		return [{
			...place,
			name,
			text,
			kind: kindOf(cause)
		}];
	});
}
/** "−3.5 % (−4.4 … −2.6), +3.2 % (+2.1 … +4.3) if taken back", "−1.0 % (−3.0 … +1.0), undecided". */
function saidOf(cause, setting) {
	const words = cause.verdict === "to blame" ? blamedHow(cause, setting) : openText([cause]);
	return [costText(cause), words].filter((part) => part !== "").join(", ");
}
function blamedHow(cause, setting) {
	const others = cause.settings.filter((each) => each !== setting).map(({ name }) => name);
	const partners = cause.kind === "together" ? others : cause.together;
	return partners.length === 0 ? howOf(cause) : `only together with ${joinedNames(partners, asItIs)}`;
}
function kindOf({ verdict }) {
	return verdict === "to blame" ? "to-blame" : "may-be-to-blame";
}
function explainedComparison({ comparisons, explanation }) {
	return comparisons.find(({ rule, scenario, workload, threads }) => rule === explanation?.rule && scenario === explanation.scenario && workload === explanation.workload && threads === explanation.threads);
}

// src/core/views/annotations.ts
const plain = (text) => text;
/**
* Findings about every scenario that regressed, worst first; notices if it was accepted. If its causes are known, on
* the lines to blame and then on those that could not be cleared; else on every setting that changed. Advance knowledge
* about changed settings comes last.
*/
function findingsOf(result) {
	const regressed = bySeverity(result.comparisons.filter(({ verdict }) => verdict === "regressed"));
	const found = [...Map.groupBy(regressed, ({ rule, scenario }) => JSON.stringify([rule, scenario])).values()].flatMap(([worst]) => worst === void 0 ? [] : findingsOfScenario(result, worst));
	const costs = gatedCosts(result, "regressed").flatMap((cost) => costFinding(result, cost));
	const told = [...result.coverage.flatMap(coverageFinding), ...result.advice.map(adviceFinding)];
	if (result.accepted === null) return [
		...found,
		...costs,
		...told
	];
	return [...[...found, ...costs].map((each) => ({
		...each,
		kind: "accepted",
		...FINDING_KINDS.accepted
	})), ...told];
}
/** The setting behind a cost is not searched for. */
function costFinding(result, gated) {
	const { rule, scenario } = gated.found;
	const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.place;
	const message = `${costTitle(gated, plain)}: ${costEvidence(gated, plain)}`;
	return place === void 0 ? [] : [lineFinding("regressed", place, {
		about: [
			rule,
			scenario,
			gated.cost.cost
		],
		message
	})];
}
/** An exercised setting needs no word on its line. */
function coverageFinding(covered) {
	const { status, scenario, name } = covered;
	const kind = COVERAGE_KINDS[status];
	if (kind === void 0) return [];
	return [lineFinding(kind, covered, {
		about: [scenario, name],
		message: `${name}: ${covered.message}`
	})];
}
const COVERAGE_KINDS = {
	"not-exercised": "not-exercised",
	"cannot-show": "cannot-show",
	unknown: "unknown-setting"
};
function adviceFinding(advice) {
	const { scenario, variable, code, message, page } = advice;
	return lineFinding("known-beforehand", advice, {
		about: [
			scenario,
			variable,
			code
		],
		message: `${message}; see ${page}`
	});
}
function findingsOfScenario(result, worst) {
	const { rule, scenario } = worst;
	const place = result.scenarios.find(({ name, revision }) => name === scenario && revision === "head")?.place;
	const said = {
		about: [rule, scenario],
		message: finding(result, worst, plain)
	};
	const onScenario = place === void 0 ? [] : [lineFinding("regressed", place, said)];
	if (isExplained(result, worst)) {
		const found = causeFindings(result, worst, place);
		return found.length > 0 ? found : onScenario;
	}
	const settings = result.settings.filter((setting) => rule === "base" && setting.scenario === scenario);
	if (settings.length === 0) return onScenario;
	const together = settings.length === 1 ? "" : `, one of ${settings.length} changed settings`;
	return settings.map((setting) => {
		const line = {
			file: setting.after?.file ?? setting.before?.file ?? scenario,
			line: setting.after?.line ?? 1
		};
		const gone = setting.after === null ? ` (${settingLine(setting)})` : "";
		const message = `${setting.name}${gone}${together}: ${said.message}`;
		return lineFinding("regressed", line, {
			about: [...said.about, setting.name],
			message
		});
	});
}

export { FINDING_KINDS as n, findingsOf as t };