// src/core/figures.ts
/** Numbers as people read them, the same in every view. */
const KIBI = 1024;
const MINUTE = 60;
const HOUR = 3600;
/** Change from which a sentence has no decimals: with one, 9.95 % would be 10.0 %. */
const WHOLE_PERCENT = .0995;
/** Largest end of an interval, a hundred times as fast: beyond it anything is possible. */
const MOST_SHOWN = 99;
const BEYOND = "over +9,900";
/** "−19.6 %", with a real minus sign and a plus where it is faster. */
function change(value, decimals = 1) {
	return `${points(value, decimals)} %`;
}
/** "−21.0 … −18.2": an interval in per cent, without the sign of per cent. */
function range({ low, high }) {
	return `${points(low, 1)} … ${points(high, 1)}`;
}
/** "−19.6 % (−21.0 … −18.2)". */
function changeAndRange(figures) {
	return `${change(figures.change)} (${range(figures)})`;
}
/** "−19.4 to −12.6 %": an interval in a sentence. */
function fromTo({ low, high }) {
	return `${points(low, 1)} to ${change(high)}`;
}
/** "16 %", "5.3 %": a change without its sign. */
function sizeOf(value) {
	const size = Math.abs(value);
	return `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)} %`;
}
function points(value, decimals) {
	if (value > MOST_SHOWN) return BEYOND;
	const text = (100 * Math.abs(value)).toFixed(decimals);
	return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}`;
}
/** "5 %", "7.5 %": a share without a sign and without needless zeros. */
function share(value) {
	return `${Number((100 * value).toFixed(1))} %`;
}
/** "0 %", "0.03 %", "12 %": a share of which even a little matters, such as errors. */
function fineShare(value) {
	return `${Number((100 * value).toPrecision(2))} %`;
}
/** "47,176"; below 100 with one decimal, below 1 with three figures. */
function rate(value) {
	if (value > 0 && value < 1) return value.toPrecision(3);
	if (Math.abs(value) < 99.95) return value.toFixed(1);
	return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** Milliseconds with three significant figures where they matter. */
function milliseconds(value) {
	return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
/** "412 MiB". */
function bytes(value) {
	const units = [
		"B",
		"KiB",
		"MiB",
		"GiB",
		"TiB"
	];
	const size = Math.abs(value);
	const power = size < KIBI ? 0 : Math.min(units.length - 1, Math.floor(Math.log(size) / Math.log(KIBI)));
	const scaled = value / KIBI ** power;
	return `${scaled.toFixed(power === 0 || Math.abs(scaled) >= 99.95 ? 0 : 1).replace("-", "−")} ${units[power]}`;
}
/** "45 s", "4 min", "1.5 h". */
function duration(seconds) {
	if (seconds < 120) return `${seconds.toFixed(0)} s`;
	if (seconds < 2 * HOUR) return `${(seconds / MINUTE).toFixed(0)} min`;
	return `${Number((seconds / HOUR).toFixed(1))} h`;
}
/** "a, b and 2 more": the first of some names. */
function firstOf(names, most, between = ", ") {
	const more = names.length - most;
	const last = between === "; " ? "; and" : " and";
	return `${names.slice(0, most).join(between)}${more > 0 ? `${last} ${more} more` : ""}`;
}
/** The texts that are not empty, with a separator between them. */
function joinTexts(texts, separator) {
	return texts.filter((text) => text !== "").join(separator);
}
/** "1 comparison", "3 comparisons". */
function count(many, noun) {
	return `${many} ${noun}${many === 1 ? "" : "s"}`;
}

export { duration as a, fromTo as c, range as d, rate as f, count as i, joinTexts as l, sizeOf as m, change as n, fineShare as o, share as p, changeAndRange as r, firstOf as s, bytes as t, milliseconds as u };