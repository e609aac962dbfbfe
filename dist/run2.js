import { t as run } from "./run.js";

export { run };