import { c as escapeInvisible } from "./escape.js";
import { i as statusParts, n as nextProgress, r as phaseText } from "./progress-text.js";
import { t as monotonicNs } from "./clock.js";
import { t as harmless } from "./output.js";

// src/edges/terminal/screen.ts
/**
* Shows a run's progress. A terminal gets one line that is redrawn. A log gets new lines, because it keeps all that is
* written.
*/
const REDRAW_SECONDS = .5;
/** Least number of seconds between two lines of a log that differ only in the time left. */
const QUIET_SECONDS = 10;
/**
* Seconds without a line after which a log gets one, so that a reader sees that the run still works. A terminal redraws
* its line every second, so it needs none.
*/
const SIGN_OF_LIFE_SECONDS = 30;
const TICK_SECONDS = 1;
/** Columns of a terminal that does not report its width. */
const USUAL_COLUMNS = 80;
const CLEAR_LINE = "\r\x1B[2K";
const NO_PROGRESS = {
	phase: null,
	until: null
};
/** A screen that shows only notes, for `--quiet`: they are sentences that every user should see. */
function quietScreen(stream) {
	return {
		tell: (event) => {
			if (event.kind === "note") stream.write(`${harmless(event.text)}\n`);
		},
		[Symbol.dispose]: () => {}
	};
}
/** @param env its TERM is read, because a dumb terminal cannot redraw a line */
function progressScreen(stream, env = process.env) {
	if (stream.isTTY === true && env.TERM !== "dumb") return redrawnScreen(stream);
	return lineScreen((text) => stream.write(`${text}\n`));
}
function redrawnScreen(stream) {
	let progress = NO_PROGRESS;
	let drawnAt = Number.NEGATIVE_INFINITY;
	let isOver = false;
	const draw = () => {
		drawnAt = now();
		const shown = [...statusText(progress, drawnAt)].slice(0, (stream.columns || USUAL_COLUMNS) - 1);
		stream.write(`${CLEAR_LINE}${shown.join("")}\r`);
	};
	const ticking = every(TICK_SECONDS, () => {
		if (progress.phase !== null && now() - drawnAt >= TICK_SECONDS) draw();
	});
	return {
		tell: (event) => {
			if (isOver) return;
			progress = nextProgress(progress, event, now());
			if (event.kind === "note") stream.write(`${CLEAR_LINE}${harmless(event.text)}\n`);
			else if (event.kind !== "phase" && now() - drawnAt < REDRAW_SECONDS) return;
			draw();
		},
		[Symbol.dispose]: () => {
			isOver = true;
			ticking[Symbol.dispose]();
			stream.write(CLEAR_LINE);
		}
	};
}
/**
* Writes a line for each step of the run, and now and then one for progress in a step, because a log cannot be redrawn.
*/
function lineScreen(line) {
	let progress = NO_PROGRESS;
	let heading = "";
	let saidAt = Number.NEGATIVE_INFINITY;
	const say = (at) => {
		saidAt = at;
		line(statusText(progress, at));
	};
	const living = every(1, () => {
		if (progress.phase !== null && now() - saidAt >= SIGN_OF_LIFE_SECONDS) say(now());
	});
	return {
		tell: (event) => {
			const at = now();
			progress = nextProgress(progress, event, at);
			if (event.kind === "note") {
				line(harmless(event.text));
				saidAt = at;
			}
			const { phase } = progress;
			const next = phase === null || phase.code === "warm-up" ? heading : phaseText(phase);
			if (next === heading && (event.kind !== "gap" || at - saidAt < QUIET_SECONDS)) return;
			heading = next;
			say(at);
		},
		[Symbol.dispose]: () => living[Symbol.dispose]()
	};
}
/**
* Calls `act` at this interval until it is disposed of. The timer alone does not keep the process running, because a
* run that has ended must exit.
*/
function every(seconds, act) {
	const timer = setInterval(act, 1e3 * seconds).unref();
	return { [Symbol.dispose]: () => clearInterval(timer) };
}
/**
* The status as text. Names in it come from files that a stranger may have written, so invisible characters are
* escaped.
*/
function statusText(progress, at) {
	return harmless(escapeInvisible(statusParts(progress, at).join(" · ")));
}
function now() {
	return monotonicNs() / 1e9;
}

export { progressScreen as n, quietScreen as r, lineScreen as t };