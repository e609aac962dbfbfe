import { n as recordCommand, t as record } from "./record2.js";

export { recordCommand };