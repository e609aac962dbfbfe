import { n as renderHtml, r as renderPage, t as asAddresses } from "./html.js";

export { renderHtml };