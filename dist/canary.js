import { t as runCanary } from "./canary2.js";

export { runCanary };