// src/core/request/shard.ts
const MOST_SHARDS = 9999;
const SHARD_FORM = "a part of the plan such as 1/3";
const MACHINE_FORM = "a machine of several such as 2/3";
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

export { shardText as a, parseShard as i, MOST_SHARDS as n, SHARD_FORM as r, MACHINE_FORM as t };