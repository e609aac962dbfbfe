import { a as verdictOf, i as accept } from "./result.js";

// src/gate/ask-acceptance.ts
/** Whether somebody takes responsibility for a regression: asked only where there is one. */
async function askAcceptance(judgement, find) {
	return verdictOf(judgement) === "regressed" ? accept(judgement, await find()) : judgement;
}

export { askAcceptance as t };