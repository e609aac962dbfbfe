import { n as recordCommand, t as record } from "./record3.js";

export { recordCommand };