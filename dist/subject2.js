import { n as subjectName, t as readSubject } from "./subject.js";

export { subjectName };