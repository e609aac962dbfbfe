import { n as recordCommand, t as record } from "./record.js";

export { recordCommand };