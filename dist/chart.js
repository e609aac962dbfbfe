import { n as specToSvg, t as drawChart } from "./chart2.js";

export { drawChart, specToSvg };