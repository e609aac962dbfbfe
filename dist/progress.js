import { n as quietScreen, t as progressScreen } from "./progress2.js";

export { progressScreen, quietScreen };