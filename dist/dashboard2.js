import { n as dashboardSpec, t as dashboardBody } from "./dashboard.js";
import { t as html } from "./markup.js";
import { c as UserError, h as reasonOf } from "./errors.js";
import { n as specToSvg } from "./chart2.js";
import { n as readStyle, t as readAsset } from "./assets.js";
import { i as writeWhole } from "./write-whole.js";
import { resolve } from "node:path";
import { createHash } from "node:crypto";

// src/edges/dashboard/dashboard.ts
/** The page over stored runs as files: a page without scripts, and the pictures of its chart. */
const PICTURES = {
	light: "history-light.svg",
	dark: "history-dark.svg"
};
/**
* Contents by path; equal runs make equal files.
*
* @param repositoryUrl page of the repository whose commits were measured; null where they cannot be linked
*/
async function dashboardFiles(records, repositoryUrl) {
	const files = /* @__PURE__ */ new Map([[".nojekyll", ""]]);
	if (records.length > 0) for (const theme of ["light", "dark"]) files.set(PICTURES[theme], await specToSvg(dashboardSpec(records, theme)));
	const style = await readStyle(readAsset("report-page.css"));
	const policy = `default-src 'none'; img-src 'self' file:; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'`;
	const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Queries per second, run by run</title>
<style>${{ markup: style }}</style>
</head>
<body>
${dashboardBody(records, PICTURES, repositoryUrl)}</body>
</html>
`;
	return files.set("index.html", page.markup);
}
/** @throws UserError if the directory cannot be written to */
async function writeDashboardInto(directory, records, repositoryUrl) {
	const files = await dashboardFiles(records, repositoryUrl);
	try {
		for (const [path, content] of files) writeWhole(resolve(directory), path, content);
	} catch (cause) {
		if (!(cause instanceof Error && "syscall" in cause)) throw cause;
		throw new UserError(`cannot write the dashboard to ${directory}: ${reasonOf(cause)}; choose another directory`, { cause });
	}
}

export { dashboardFiles, writeDashboardInto };