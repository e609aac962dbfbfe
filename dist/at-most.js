// src/edges/machine/at-most.ts
/** Limits how many tasks run in parallel; further tasks wait, and begin in the order in which they came. */
function atMost(most) {
	const waiting = [];
	let free = most;
	return async (work) => {
		if (free > 0) free--;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === void 0) free++;
			else next();
		}
	};
}
/** Waits for all tasks, even if one fails, so that none goes on unnoticed. @throws the first error */
async function allSettled(tasks) {
	await Promise.allSettled(tasks);
	return Promise.all(tasks);
}

export { atMost as n, allSettled as t };