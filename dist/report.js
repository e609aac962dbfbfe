import { t as report } from "./report2.js";

export { report };