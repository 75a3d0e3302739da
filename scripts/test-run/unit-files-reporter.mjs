import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * A vitest reporter for what vitest's JSON report lacks: the duration of each file including imports and
 * hooks, which can take longer than the tests, and the tests that passed on retry.
 */
export default class UnitFilesReporter {
  /** @type {(import('./slowest-files.mjs').FileTime & { secondTries: { title: string, error: string }[] })[]} */
  #files = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic();
    const tests = [...module.children.allTests()];
    this.#files.push({
      file: relative(root, module.moduleId),
      seconds: (collectDuration + duration) / 1000,
      tests: tests.length,
      secondTries: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ title: test.fullName, error: test.result().errors?.[0]?.message ?? '' })),
    });
  }

  onTestRunEnd() {
    const file = process.env.OCTAVO_TEST_UNIT_FILES;
    if (file) writeFileSync(file, JSON.stringify(this.#files));
  }
}
