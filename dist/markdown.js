import { i as wordsOf, n as renderFailure, r as renderMarkdown, t as renderComment } from "./markdown2.js";

export { renderFailure };