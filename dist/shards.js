// src/core/plan/shards.ts
/** What a shard is written as: "1/3". */
const SHARD_FORM = "a part of the plan such as 1/3";
function parseShard(text) {
	const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
	const [index, of] = [Number(match?.[1]), Number(match?.[2])];
	return index >= 1 && index <= of ? {
		index,
		of
	} : void 0;
}
function shardText({ index, of }) {
	return `${index}/${of}`;
}
/**
* The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so that
* no shard gets all of those.
*/
function cellsOfShard(cells, { index, of }) {
	const byThreads = cells.toSorted((left, right) => right.threads - left.threads);
	const own = new Set(byThreads.filter((_, place) => place % of === index - 1));
	return cells.filter((cell) => own.has(cell));
}
/** The matrix of a workflow that measures every shard in a job of its own; one line of JSON. */
function shardMatrix(of) {
	const include = Array.from({ length: of }, (_, place) => ({ shard: shardText({
		index: place + 1,
		of
	}) }));
	return JSON.stringify({ include });
}

export { shardText as a, shardMatrix as i, cellsOfShard as n, parseShard as r, SHARD_FORM as t };