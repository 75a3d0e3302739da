import { OperatorError, type Said } from '../terminal-words.ts';

/** A problem with one environment variable, and how to fix it. */
export interface ConfigFault {
  readonly variable: string;
  readonly problem: Said;
  readonly fix: Said;
}

/** All problems of the settings, one per line, so the operator can fix them at once. */
export class ConfigError extends OperatorError {
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[]) {
    super((say) => {
      const told = ({ reason, values }: Said) => say(reason, values);
      const lines = faults.map(
        ({ variable, problem, fix }) =>
          `  ${say('settingFault', { variable, problem: told(problem), fix: told(fix) })}`,
      );
      return [say('settingsFaults', { count: faults.length }), ...lines].join('\n');
    });
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
