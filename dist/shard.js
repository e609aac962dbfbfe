import { f as object, s as int } from "./schemas.js";

// src/core/request/shard.ts
/** A part of a plan, such as "1/3", so that several machines can share a plan. */
const MOST_SHARDS = 9999;
/** Number of the part, from 1, and number of parts. */
const shardSchema = object({
	index: int().positive(),
	of: int().positive().max(MOST_SHARDS)
});
const SHARD_FORM = "a part of the plan such as 1/3";
function parseShard(text) {
	const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text);
	const index = Number(match?.[1]);
	const of = Number(match?.[2]);
	return index >= 1 && index <= of ? {
		index,
		of
	} : void 0;
}
function shardText({ index, of }) {
	return `${index}/${of}`;
}

export { shardText as i, parseShard as n, shardSchema as r, SHARD_FORM as t };