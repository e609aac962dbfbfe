import { a as foundText, c as placeText, d as NOTHING_TOLD, f as decidedCells, i as decidedText, l as timeLeftText, m as worstOpen, o as headingText, p as progressed, r as decidedCellText, s as phaseText, t as PART, u as toleranceText } from "./progress-text.js";
import { U as escapeInvisible } from "./suite.js";
import { t as monotonicNs } from "./clock.js";

// src/core/views/status-line.ts
/** Characters that terminals draw two columns wide: East Asian ones, and pictures. */
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\uff01-\uff60]/u;
/** Characters that take no column of their own. */
const COMBINING = /\p{M}/u;
/**
* "measuring · 1 of 3 cells decided · at most 0:48 left · oltp_read_only at 4: −3.1 % (−5.2 … −1.0), limit 5 %";
* where that is too wide, parts are left out, the least important first, and no figure is ever cut.
*
* @param now the listener's clock, seconds
* @param columns most that it may be wide; default: any width
*/
function statusLine(progress, now, columns = Number.POSITIVE_INFINITY) {
	const { phase, isConfirming } = progress;
	if (phase === null) return "";
	const [name, left] = [phaseText(phase, isConfirming), timeLeftText(progress, now)];
	const decided = left === void 0 ? void 0 : decidedText(progress);
	const worst = isOfCell(phase) ? worstOpen(progress) : void 0;
	return [
		...worst === void 0 ? [] : worstTexts(worst, progress).map((text) => [
			name,
			decided,
			left,
			text
		]),
		[
			name,
			decided,
			left
		],
		[name, left],
		[name]
	].map((parts) => escapeInvisible(parts.filter((part) => part !== void 0).join(" · "))).find((line) => width(line) <= columns) ?? firstWords(escapeInvisible(name), columns);
}
/** The same without the comparison, and with the trial's number: a heading shown once per phase. */
function headingLine(progress, now) {
	const heading = headingText(progress);
	if (heading === void 0) return void 0;
	const left = timeLeftText(progress, now);
	return escapeInvisible([heading, ...left === void 0 ? [] : [left]].join(PART));
}
function isOfCell({ code }) {
	return code === "measure" || code === "warm-up";
}
/** The whole first. If only one scenario is compared, it need not be named. */
function worstTexts(worst, { comparisons }) {
	const isOnly = new Set(comparisons.map(({ scenario }) => scenario)).size === 1;
	const [place, found] = [placeText(worst), foundText(worst)];
	const named = isOnly ? place : `${worst.scenario}, ${place}`;
	return [
		`${named}: ${found}, ${toleranceText(worst)}`,
		`${named}: ${found}`,
		`${place}: ${found}`,
		found
	];
}
/** Columns that a terminal needs for it. */
function width(text) {
	return [...text].reduce((sum, character) => {
		if (COMBINING.test(character)) return sum;
		return sum + (WIDE.test(character) ? 2 : 1);
	}, 0);
}
/** The text on as many lines as it takes, broken between words. */
function brokenLines(text, columns) {
	const lines = [];
	for (const word of text.split(" ")) {
		const longer = [...lines.slice(-1), word].join(" ");
		if (width(longer) <= columns) lines.splice(-1, 1, longer);
		else lines.push(word);
	}
	return lines;
}
/** The first words of a text, as many as fit. */
function firstWords(text, columns) {
	const words = text.split(" ");
	for (let many = words.length - 1; many > 0; many--) {
		const line = `${words.slice(0, many).join(" ")} …`;
		if (width(line) <= columns) return line;
	}
	return "";
}

// src/edges/terminal/screen.ts
/** Between two lines, where nothing new has come. */
const QUIET_SECONDS = 10;
function lineScreen(sink) {
	let progress = NOTHING_TOLD;
	let heading = "";
	let saidAt = Number.NEGATIVE_INFINITY;
	const say = (text, how, at) => {
		sink[how](text);
		saidAt = at;
	};
	return {
		tell: (event) => {
			const at = monotonicNs() / 1e9;
			const before = progress;
			progress = progressed(before, event, at);
			for (const { how, text } of newLines(event, before, progress, at)) say(text, how, at);
			const next = headingText(progress) ?? heading;
			if (next !== heading) say(headingLine(progress, at) ?? next, "heading", at);
			heading = next;
			if (event.kind === "gap" && at - saidAt >= QUIET_SECONDS) say(statusLine(progress, at), "line", at);
		},
		[Symbol.dispose]: () => {}
	};
}
function newLines(event, before, after, at) {
	switch (event.kind) {
		case "note": return [{
			how: "line",
			text: event.text
		}];
		case "looked": return newlyDecided(before, after, at);
		default: return [];
	}
}
function newlyDecided(before, after, at) {
	const known = new Set(decidedCells(before).map(({ workload, threads }) => JSON.stringify([workload, threads])));
	return decidedCells(after).filter(({ workload, threads }) => !known.has(JSON.stringify([workload, threads]))).map((cell) => {
		const parts = [
			decidedCellText(cell),
			decidedText(after),
			timeLeftText(after, at)
		];
		return {
			how: "decided",
			text: escapeInvisible(parts.filter((part) => part !== void 0).join(PART))
		};
	});
}

export { width as i, brokenLines as n, statusLine as r, lineScreen as t };