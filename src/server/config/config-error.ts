/** A problem with one environment variable, and how to fix it. */
export interface ConfigFault {
  readonly variable: string;
  readonly problem: string;
  readonly fix: string;
}

/** All problems of the settings, one per line, so the operator can fix them at once. */
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
