// src/core/plan/random.ts
/**
* Seeded generator sfc32 (Chris Doty-Humphrey, PractRand): 128-bit state, passes BigCrush, equal on every machine.
*
* @param seed any integer; streams of different `salt` are independent of each other.
*/
function seededRandom(seed, salt = 0) {
	let a = seed >>> 0;
	let b = Math.floor(seed / 2 ** 32) >>> 0;
	let c = salt >>> 0;
	let counter = 1;
	const next = () => {
		const sum = (a + b >>> 0) + counter >>> 0;
		counter = counter + 1 >>> 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) >>> 0;
		c = (c << 21 | c >>> 11) + sum >>> 0;
		return sum / 2 ** 32;
	};
	for (let round = 0; round < 15; round++) next();
	return next;
}
/** Fisher–Yates shuffle into a new array; the input stays as it is. */
function shuffled(items, random) {
	const result = [...items];
	for (let last = result.length - 1; last > 0; last--) {
		const other = Math.floor(random() * (last + 1));
		const kept = result[last];
		result[last] = result[other];
		result[other] = kept;
	}
	return result;
}

export { shuffled as n, seededRandom as t };