import { d as number, f as object, n as array, s as int } from "./schemas.js";

// src/core/measurement/full-house.ts
/**
* Estimates the memory of a server with all the clients that it lets in: a straight line is drawn through its memory
* with few and with many clients that sort, join and group at once.
*/
const bytes = number().nonnegative();
const fullHouseSchema = object({
	/** Resident bytes after the start, before any client. */
	restBytes: bytes,
	/**
	* Highest number of resident bytes since the start, after each number of clients worked at once; the smallest number
	* of clients comes first.
	*/
	peaks: array(object({
		clients: int().positive(),
		bytes
	})).readonly(),
	/** Bytes that the buffer pool will take in addition until it is full. */
	poolBytes: bytes,
	mostClients: int().positive()
});
/** Bytes that one more client takes: the slope between the two largest measured numbers of clients. */
function bytesOfClient({ restBytes, peaks }) {
	const [first = {
		clients: 0,
		bytes: restBytes
	}, last] = peaks.slice(-2);
	if (last === void 0) return Math.max(0, (first.bytes - restBytes) / Math.max(1, first.clients));
	return Math.max(0, (last.bytes - first.bytes) / (last.clients - first.clients));
}
/**
* Bytes with this many clients at work, by the line through the measured figures. The buffer pool counts as it was
* then.
*/
function bytesAt(house, clients) {
	const last = house.peaks.at(-1) ?? {
		clients: 0,
		bytes: house.restBytes
	};
	return last.bytes + bytesOfClient(house) * (clients - last.clients);
}
/** Bytes if all clients that the server lets in work at once, and its buffer pool is full. */
function fullBytes(house) {
	return house.poolBytes + bytesAt(house, house.mostClients);
}

export { fullHouseSchema as i, bytesOfClient as n, fullBytes as r, bytesAt as t };