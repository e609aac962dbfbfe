// src/core/wording/without-effect.ts
const MOST_NAMED = 5;
/** "only datadir, server-id changed, settings that qpsgate sets itself or that have no effect on speed": half a sentence. */
function withoutEffectText(settings, quote) {
	const names = [...new Set(settings)];
	const more = names.length - MOST_NAMED;
	return `only ${`${names.slice(0, MOST_NAMED).map(quote).join(", ")}${more > 0 ? ` and ${more} more` : ""}`} changed, settings that qpsgate sets itself or that have no effect on speed`;
}

export { withoutEffectText as t };