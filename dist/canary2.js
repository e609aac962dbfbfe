import { t as runCanary } from "./canary.js";

export { runCanary };