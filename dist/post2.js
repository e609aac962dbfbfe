import { i as writeComment, n as postFailure, r as postSuggestion, t as postComment } from "./post.js";

export { postFailure };