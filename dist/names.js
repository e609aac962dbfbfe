// src/core/names.ts
/** What figures and messages are about, by name: for every folder of core, so it imports nothing. */
/** The project's page. */
const HOME = "https://github.com/qpsgate/qpsgate";

export { HOME as t };