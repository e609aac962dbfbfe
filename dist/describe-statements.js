import { i as keyOf } from "./comparison.js";
import { p as statementEffects } from "./judgement.js";
import { l as countedStatements } from "./option-reach.js";

// src/core/result/describe-statements.ts
/** Statements of comparisons as in result.json: their effects, with the facts known about each by its name. */
/** @param plans the known ones; a difference is reported if there is one for either side */
function describeStatements(plan, measured, plans) {
	const texts = new Map(plans.map((one) => [JSON.stringify([
		one.scenario,
		one.revision,
		one.statement
	]), one.text]));
	return statementEffects(plan, measured).map(({ statements, ...found }) => {
		const { now, before } = armsOf(plan, found);
		const textOf = (arm, name) => arm && texts.get(JSON.stringify([
			arm.scenario.name,
			arm.revision,
			name
		]));
		return {
			...found,
			statements: statements.map((effect) => {
				const sql = (sqlOf(now, effect.name) ?? sqlOf(before, effect.name))?.sql;
				const plans = {
					before: textOf(before, effect.name),
					after: textOf(now, effect.name)
				};
				return {
					...effect,
					...sql === void 0 ? {} : { sql },
					...differing(plans)
				};
			})
		};
	});
}
/** The arms of a comparison, without their copies. */
function armsOf({ arms }, { rule, scenario, reference }) {
	const named = (name, revision) => arms.find((arm) => arm.scenario.name === name && arm.revision === revision);
	return {
		now: named(scenario, "head"),
		before: rule === "base" ? named(scenario, "base") : named(reference, "head") ?? named(reference, "base")
	};
}
function sqlOf(arm, name) {
	const own = arm?.scenario.own;
	return own && countedStatements(own.workload).find((statement) => statement.name === name);
}
function differing({ before, after }) {
	return before === void 0 || after === void 0 || before === after ? {} : { plan: {
		before,
		after
	} };
}
/** Effects estimated again, with the facts about each statement from the result that was read. */
function redescribed({ comparisons }, plan, measured) {
	const known = new Map(comparisons.flatMap((found) => found.scope === "cell" ? [[keyOf(found), found.statements ?? []]] : []));
	return statementEffects(plan, measured).map(({ statements, ...found }) => {
		const own = known.get(keyOf({
			...found,
			scope: "cell"
		})) ?? [];
		return {
			...found,
			statements: statements.map((effect) => ({
				...own.find(({ name }) => name === effect.name),
				...effect
			}))
		};
	});
}

export { redescribed as n, describeStatements as t };