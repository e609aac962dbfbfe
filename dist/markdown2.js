import { i as wordsOf, n as renderFailure, r as renderMarkdown, t as renderComment } from "./markdown.js";

export { renderFailure };