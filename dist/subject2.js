import { n as readSubject, r as subjectName, t as pathNear } from "./subject.js";

export { subjectName };