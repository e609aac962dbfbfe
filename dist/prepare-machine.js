import { n as systemProblem, t as prepareMachine } from "./prepare-machine2.js";

export { prepareMachine, systemProblem };