import { n as renderMarkdown, t as renderFailure } from "./markdown.js";

export { renderFailure };