import { a as NOTHING_TOLD, i as timeLeft, n as headingText, o as progressed, r as statusParts } from "./progress-text.js";
import { L as escapeInvisible } from "./names.js";
import { t as monotonicNs } from "./clock.js";

// src/edges/terminal/screen.ts
const REDRAW_SECONDS = .5;
/** Between two lines of a log, where nothing new has come. */
const QUIET_SECONDS = 10;
/** Width of terminals that do not report theirs. */
const USUAL_COLUMNS = 80;
const CLEAR_LINE = "\r\x1B[2K";
/** Between the parts of a line. */
const PART = " · ";
/** From here on, characters may be drawn two columns wide. */
const WIDE = "⌀";
/** A screen that shows nothing but notes. */
function quietScreen(stream) {
	return {
		tell: (event) => {
			if (event.kind === "note") stream.write(`${event.text}\n`);
		},
		[Symbol.dispose]: () => {}
	};
}
/** @param env TERM: a dumb terminal cannot redraw a line */
function progressScreen(stream, env = process.env) {
	if (stream.isTTY === true && env.TERM !== "dumb") return redrawnScreen(stream);
	return lineScreen((text) => stream.write(`${text}\n`));
}
function redrawnScreen(stream) {
	let progress = NOTHING_TOLD;
	let drawnAt = Number.NEGATIVE_INFINITY;
	let isOver = false;
	return {
		tell: (event) => {
			if (isOver) return;
			progress = progressed(progress, event, now());
			if (event.kind === "note") stream.write(`${CLEAR_LINE}${event.text}\n`);
			else if (event.kind !== "phase" && now() - drawnAt < REDRAW_SECONDS) return;
			drawnAt = now();
			stream.write(`${CLEAR_LINE}${fitted(statusParts(progress, drawnAt), stream.columns || USUAL_COLUMNS)}\r`);
		},
		[Symbol.dispose]: () => {
			isOver = true;
			stream.write(CLEAR_LINE);
		}
	};
}
/** As many parts as are narrower than so many columns: a full line makes some terminals begin another. */
function fitted(parts, columns) {
	const text = escapeInvisible(parts.join(PART));
	const characters = [...text];
	const most = columns - 1 - characters.filter((character) => character >= WIDE).length;
	if (characters.length <= most) return text;
	return parts.length > 1 ? fitted(parts.slice(0, -1), columns) : characters.slice(0, Math.max(0, most)).join("");
}
/** A line begins each step of the run, and tells now and then what it is at. */
function lineScreen(line) {
	let progress = NOTHING_TOLD;
	let heading = "";
	let saidAt = Number.NEGATIVE_INFINITY;
	return {
		tell: (event) => {
			const at = now();
			progress = progressed(progress, event, at);
			const say = (parts) => {
				line(escapeInvisible(parts.join(PART)));
				saidAt = at;
			};
			if (event.kind === "note") line(event.text);
			const next = headingText(progress) ?? heading;
			if (next !== heading) say([next, ...timeLeft(progress, at)]);
			heading = next;
			if (event.kind === "gap" && at - saidAt >= QUIET_SECONDS) say(statusParts(progress, at));
		},
		[Symbol.dispose]: () => {}
	};
}
function now() {
	return monotonicNs() / 1e9;
}

export { progressScreen as n, quietScreen as r, lineScreen as t };