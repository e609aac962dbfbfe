import { i as subjectName, n as gatherSuiteBefore, r as readSubject, t as gatherSuite } from "./subject.js";

export { subjectName };