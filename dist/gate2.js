import { n as measurePlan, r as planChange, t as gate } from "./gate.js";

export { gate, measurePlan, planChange };