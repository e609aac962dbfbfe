/** What five published studies did and the charter asks for: rows of the mission, and what an answer to each has. */
export const ROWS: Readonly<Record<string, string>> = {
  // Performance Schema on two services.
  M1: 'every scenario with the consumers and instruments that its server says are on',
  M2: 'the whole grid: workloads by threads, for every scenario',
  M3: 'a matrix of scenarios and workloads at the number of threads that saturates the CPUs, which it names',
  M4: 'two services side by side, addressed from outside, and left as they were',
  M5: 'the cost of what a diagnosing service switches on: statements, with their history and digests',
  // The same on another version, and what it buys.
  M6: 'one line, A > B ≈ C > D, in which ≈ is between scenarios that cannot be told apart',
  M7: 'fourteen abilities to diagnose, of each scenario: full, in part, or none',
  M8: 'the memory that a scenario takes, and what of it stays once all is switched off',
  M9: 'the number of threads from which on scenarios part that were alike before',
  // Four products.
  M10: 'the version of each product, and the variables in which they differ',
  M11: 'point selects and updates of an index, in the ratios of the study',
  M12: 'QPS and p99 of each product, by threads',
  M13: 'A / B − 1 of a product over each other one, by threads and on average',
  // Eight clouds.
  M14: 'a table of threads and services, with the winner of each row and the peak of each service',
  M15: 'the version of each service, and sixteen variables that decide speed',
  M16: 'the computing power of each server, counted inside it, and QPS per unit of it',
  M17: 'QPS of a service relative to its control, by record, with its computing power then',
  M18: 'a warning for each setting that makes one service faster for a reason of its own',
  // A white paper.
  M19: 'the recipe of the paper as a suite, and the minutes that it takes in full',
  M20: 'a service of several servers: behind one address, or as a list of addresses',
  M21: 'seconds of each analytical query and how many times as fast it is, with an interval; answers are checked',
  M22: 'a warning where the rules of a comparison are broken: size, version, load, statements, replication',
  // The charter.
  C1: 'a step of a workflow starts MySQL in containers with the given configuration',
  C2: 'a sweep of a minute and a half, and the time of the whole one',
  C3: 'red or green against the stored baseline, by a limit',
  C4: 'a chart and a verdict on the pull request',
  C5: 'a change that enables a costly consumer is blocked, with its line',
  C6: 'the baseline of each branch over time',
  C7: 'the packages and folders that the charter names, in use',
}
