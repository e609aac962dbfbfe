// src/core/suite/suite.ts
/** Verdicts that may be known before a run. */
const KNOWN_OUTCOMES = ["pass", "regressed"];

export { KNOWN_OUTCOMES as t };