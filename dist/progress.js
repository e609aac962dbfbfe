import { d as NOTHING_TOLD, p as progressed } from "./progress-text.js";
import { i as width, n as brokenLines, r as statusLine, t as lineScreen } from "./screen.js";
import { t as monotonicNs } from "./clock.js";

// src/edges/terminal/progress.ts
/** The display of a running run: one line that is redrawn on a terminal, else lines that stay. */
const REDRAW_SECONDS = .5;
/** Width of terminals that do not report theirs. */
const USUAL_COLUMNS = 80;
/** The cursor rests at the beginning of the line, so that this is where it is after a resize as well. */
const CLEAR_LINE = "\r\x1B[2K";
const [SAVE, NEXT_ROW, RESTORE] = [
	"\x1B7",
	"\x1B[B",
	"\x1B8"
];
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
	const line = (text) => stream.write(`${text}\n`);
	return lineScreen({
		heading: line,
		decided: line,
		line
	});
}
function redrawnScreen(stream) {
	let progress = NOTHING_TOLD;
	let drawnAt = Number.NEGATIVE_INFINITY;
	let drawn = "";
	let isOver = false;
	const clear = () => cleared(width(drawn), stream);
	const draw = () => {
		drawnAt = now();
		const line = statusLine(progress, drawnAt, columnsOf(stream));
		stream.write(`${clear()}${line}\r`);
		drawn = line;
	};
	const keep = (text) => {
		stream.write(`${clear()}${brokenLines(text, columnsOf(stream)).join("\n")}\n`);
		drawn = "";
		draw();
	};
	stream.on?.("resize", draw);
	return {
		tell: (event) => {
			if (isOver) return;
			progress = progressed(progress, event, now());
			if (event.kind === "note") keep(event.text);
			else if (event.kind === "phase" || now() - drawnAt >= REDRAW_SECONDS) draw();
		},
		[Symbol.dispose]: () => {
			if (isOver) return;
			isOver = true;
			stream.off?.("resize", draw);
			stream.write(clear());
		}
	};
}
/** A line that was so wide, and all rows that a narrower window has broken it into. */
function cleared(columns, stream) {
	const more = Math.max(0, Math.ceil(columns / (columnsOf(stream) + 1)) - 1);
	return more === 0 ? CLEAR_LINE : `${CLEAR_LINE}${SAVE}${`${NEXT_ROW}${CLEAR_LINE}`.repeat(more)}${RESTORE}`;
}
/** The last column stays free: a full line makes some terminals begin another. */
function columnsOf({ columns }) {
	return (columns || USUAL_COLUMNS) - 1;
}
function now() {
	return monotonicNs() / 1e9;
}

export { quietScreen as n, progressScreen as t };