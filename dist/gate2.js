import { t as gate } from "./gate.js";

export { gate };