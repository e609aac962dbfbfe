// src/core/request/measured-request.ts
function isServerPath(text) {
	return text.includes("/");
}

export { isServerPath as t };