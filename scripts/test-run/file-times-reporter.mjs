import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * A vitest reporter that writes how long each file took. The times of vitest's JSON report leave out the imports and
 * the hooks, which can take longer than the tests.
 */
export default class FileTimesReporter {
  /** @type {import('./slowest-files.mjs').FileTime[]} */
  #times = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic();
    this.#times.push({
      file: relative(root, module.moduleId),
      seconds: (collectDuration + duration) / 1000,
      tests: [...module.children.allTests()].length,
    });
  }

  onTestRunEnd() {
    const file = process.env.OCTAVO_TEST_FILE_TIMES;
    if (file) writeFileSync(file, JSON.stringify(this.#times));
  }
}
