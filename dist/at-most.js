// src/edges/machine/at-most.ts
/** Limits how many tasks run at once. Further tasks wait, and begin in the order of their calls. */
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
/**
* Waits for all tasks, even if one fails, so that no task outlives this call. @throws the error of the first task in
* the list that failed
*/
async function allSettled(tasks) {
	await Promise.allSettled(tasks);
	return Promise.all(tasks);
}

export { atMost as n, allSettled as t };