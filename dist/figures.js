// src/core/figures.ts
/** Numbers as people read them. All views use these functions, so that a figure looks the same everywhere. */
const KIBI = 1024;
const MINUTE = 60;
const HOUR = 3600;
/**
* Smallest change that is shown in whole per cent. Smaller changes have one decimal. It is 9.95% and not 10%, because
* 9.95% with one decimal would be 10.0%.
*/
const WHOLE_PERCENT = .0995;
/**
* Largest change that is shown as a figure: 99 is +9,900%, a hundred times as fast. An interval that reaches further
* says no more than that anything is possible.
*/
const MOST_SHOWN = 99;
const BEYOND = "over +9,900";
/** A change such as "−19.6%", with a real minus sign. @param value fraction: −0.196; greater than 0 is faster */
function change(value, decimals = 1) {
	return `${points(value, decimals)}%`;
}
/** An interval of fractions in per cent, without the sign "%": "−21.0 … −18.2". */
function range({ low, high }) {
	return `${points(low, 1)} … ${points(high, 1)}`;
}
function changeAndRange(figures) {
	return `${change(figures.change)} (${range(figures)})`;
}
function fromTo({ low, high }) {
	return `${points(low, 1)} to ${change(high)}`;
}
/** A change without its sign, such as "5.3%", for sentences whose words give the direction: "5.3% less". */
function sizeOf(value) {
	const size = Math.abs(value);
	return `${(100 * size).toFixed(size < WHOLE_PERCENT ? 1 : 0)}%`;
}
function points(value, decimals) {
	if (value > MOST_SHOWN) return BEYOND;
	const text = (100 * Math.abs(value)).toFixed(decimals);
	return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}`;
}
function share(value) {
	return `${Number((100 * value).toFixed(1))}%`;
}
/** A share with two significant figures, such as "0.03%", because even few errors matter. */
function fineShare(value) {
	return `${Number((100 * value).toPrecision(2))}%`;
}
/**
* QPS such as "47,176"; below 100 with one decimal and below 1 with three figures, so that small rates stay distinct.
*/
function rate(value) {
	if (value > 0 && value < 1) return value.toPrecision(3);
	if (Math.abs(value) < 99.95) return value.toFixed(1);
	return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}
function milliseconds(value) {
	return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
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
function duration(seconds) {
	if (seconds < 120) return `${seconds.toFixed(0)} s`;
	if (seconds < 2 * HOUR) return `${(seconds / MINUTE).toFixed(0)} min`;
	return `${Number((seconds / HOUR).toFixed(1))} h`;
}
/** The first names of a list and the number of the others, "a, b and 2 more", so that a sentence stays short. */
function firstOf(names, most, between = ", ") {
	const more = names.length - most;
	const last = between === "; " ? "; and" : " and";
	return `${names.slice(0, most).join(between)}${more > 0 ? `${last} ${more} more` : ""}`;
}
/** Joins texts and skips empty ones, so that no separator stands at an end or twice. */
function joinTexts(texts, separator) {
	return texts.filter((text) => text !== "").join(separator);
}
function count(many, noun) {
	return `${many} ${noun}${many === 1 ? "" : "s"}`;
}

export { duration as a, fromTo as c, range as d, rate as f, count as i, joinTexts as l, sizeOf as m, change as n, fineShare as o, share as p, changeAndRange as r, firstOf as s, bytes as t, milliseconds as u };