// src/edges/terminal/init-help.ts
const INIT_FLAGS = {
	suite: {
		type: "boolean",
		meaning: "also write `perf/qpsgate.yml`, a suite with workloads, threads and tolerance to change"
	},
	config: {
		type: "string",
		multiple: true,
		value: "PATH",
		meaning: "option file or directory to gate; may be repeated",
		otherwise: "what is found"
	},
	image: {
		type: "string",
		value: "NAME",
		meaning: "image to measure in",
		otherwise: "what is found, else on GitHub’s runners one of long support"
	},
	runner: {
		type: "string",
		value: "LABEL",
		meaning: "what the workflow runs on; several labels are separated by commas",
		otherwise: "as the other workflows do, else `ubuntu-24.04` (Gitea and Forgejo: `ubuntu-latest`)"
	},
	"dry-run": {
		type: "boolean",
		meaning: "show what would be written, and write nothing"
	}
};
const INIT_HELP = {
	name: "init",
	takes: "",
	summary: "write the workflow that measures every pull request",
	usage: ["[FLAGS]"],
	about: ["Writes the workflow that measures every pull request, `.github/workflows/qpsgate.yml`, with what the repository tells: its option files (those that compose files mount and Dockerfiles copy before others), the image of its servers (compose files, Dockerfiles, manifests, workflows), what its workflows run on, and the forge: for Gitea and Forgejo it goes where these read workflows. It asks nothing, says what it found and where, and never overwrites: where a file is there already, nothing is written."],
	groups: [{
		title: "",
		flags: INIT_FLAGS
	}],
	exits: [["0", "written, or shown"], ["2", "wrong input, nothing to gate was found, or a file is there already"]],
	examples: [["qpsgate init --dry-run"], ["qpsgate init --config deploy/mysql/my.cnf --image mysql:8.4"]]
};

export { INIT_HELP as n, INIT_FLAGS as t };