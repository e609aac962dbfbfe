// src/core/sources/hcl-number.ts
const NUMBER = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([-+]?\d{1,2}))?$/;
/** Numbers with longer parts are no settings, and would take ever longer to compute with. */
const LARGEST_PART = 10n ** 80n;
/** Digits after the point. */
const MOST_DECIMALS = 20;
/** @returns undefined if it is no number, or has more digits than any setting */
function numberFromText(text) {
	const [, sign, whole, decimals = "", exponent = "0"] = NUMBER.exec(text) ?? [];
	if (whole === void 0) return void 0;
	const digits = BigInt(whole + decimals) * (sign === "-" ? -1n : 1n);
	const shift = Number(exponent) - decimals.length;
	return shift < 0 ? fraction(digits, 10n ** BigInt(-shift)) : fraction(digits * 10n ** BigInt(shift), 1n);
}
/** Its decimal digits; undefined if they do not end, such as those of a third. */
function numberToText({ numerator, denominator }) {
	if (denominator === 1n) return String(numerator);
	const scale = 10n ** BigInt(MOST_DECIMALS);
	if (numerator * scale % denominator !== 0n) return void 0;
	const size = numerator < 0n ? -numerator : numerator;
	const digits = String(size * scale / denominator).padStart(21, "0");
	const decimals = digits.slice(-20).replace(/0+$/, "");
	return `${numerator < 0n ? "-" : ""}${digits.slice(0, -20)}.${decimals}`;
}
function isHclNumber(value) {
	return typeof value === "object" && value !== null && "numerator" in value;
}
function wholeNumber(value) {
	return {
		numerator: BigInt(value),
		denominator: 1n
	};
}
/** Below 0 if the first one is smaller, above 0 if it is larger. */
function compareNumbers(a, b) {
	const difference = a.numerator * b.denominator - b.numerator * a.denominator;
	return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
/** The largest whole number that is not above it. */
function floorOf({ numerator, denominator }) {
	const isBetween = numerator < 0n && numerator % denominator !== 0n;
	return {
		numerator: numerator / denominator - (isBetween ? 1n : 0n),
		denominator: 1n
	};
}
function negated({ numerator, denominator }) {
	return {
		numerator: -numerator,
		denominator
	};
}
/** Operators of two numbers that make a third; undefined if they make none, such as for a division by 0. */
const ARITHMETIC = {
	"+": sum,
	"-": (a, b) => sum(a, negated(b)),
	"*": (a, b) => fraction(a.numerator * b.numerator, a.denominator * b.denominator),
	"/": quotient,
	"%": remainder
};
function sum(a, b) {
	return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}
function quotient(a, b) {
	return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}
/** Has the sign of the first. */
function remainder(a, b) {
	if (b.numerator === 0n) return void 0;
	const [first, second] = [a.numerator * b.denominator, b.numerator * a.denominator];
	return fraction(first % second, a.denominator * b.denominator);
}
function fraction(numerator, denominator) {
	if (denominator === 0n || isTooLarge(numerator) || isTooLarge(denominator)) return void 0;
	const divisor = commonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
	return {
		numerator: numerator / divisor,
		denominator: denominator / divisor
	};
}
function isTooLarge(part) {
	return part > LARGEST_PART || part < -LARGEST_PART;
}
/** Above 0, as the second one is not 0. */
function commonDivisor(a, b) {
	let [larger, smaller] = [a, b];
	while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
	return larger < 0n ? -larger : larger;
}

export { negated as a, wholeNumber as c, isHclNumber as i, compareNumbers as n, numberFromText as o, floorOf as r, numberToText as s, ARITHMETIC as t };