import { t as renderTerminal } from "./terminal.js";

export { renderTerminal };