import { t as Session } from "./connection.js";

export { Session };