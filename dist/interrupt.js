import { t as interruptible } from "./interrupt2.js";

export { interruptible };