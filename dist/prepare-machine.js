import { n as prepareMachine, t as missingPrograms } from "./prepare-machine2.js";

export { prepareMachine };