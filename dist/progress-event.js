// src/core/progress/progress-event.ts
function tellers(tell) {
	return {
		phase: (phase) => tell({
			kind: "phase",
			phase
		}),
		note: (text) => tell({
			kind: "note",
			text
		})
	};
}

export { tellers as t };