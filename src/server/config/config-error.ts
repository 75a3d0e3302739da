/** One thing that is wrong with one variable of the environment, and the way out. */
export interface ConfigFault {
  readonly variable: string;
  readonly problem: string;
  readonly fix: string;
}

/** All faults of the settings at once, one line each, so that the operator corrects them in one go. */
export class ConfigError extends Error {
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    const head =
      faults.length === 1 ? 'One setting needs correcting:' : `${faults.length} settings need correcting:`;
    const lines = faults.map((fault) => `  ${fault.variable}: ${fault.problem}. ${fault.fix}`);
    super([head, ...lines].join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
