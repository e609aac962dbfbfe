import { n as postFailure, r as writeComment, t as postComment } from "./post.js";

export { postFailure };