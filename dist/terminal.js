import { t as renderTerminal } from "./terminal2.js";

export { renderTerminal };