import { i as writeComment, n as postFailure, r as suggest, t as postComment } from "./post.js";

export { postFailure };