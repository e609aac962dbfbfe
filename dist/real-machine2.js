import { n as planningMachine, t as RealMachine } from "./real-machine.js";

export { RealMachine, planningMachine };