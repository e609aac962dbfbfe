import { l as regressionsOf, r as accept, u as verdictOf } from "./judgement.js";

// src/gate/ask-acceptance.ts
/** Whether somebody takes responsibility for a regression; asked only if there is one. */
/** @param find default: nobody did */
async function askAcceptance(judgement, suite, find = async () => null) {
	if (verdictOf(judgement) !== "regressed") return judgement;
	return accept(judgement, await find({
		suite,
		regressions: regressionsOf(judgement)
	}));
}

export { askAcceptance as t };