import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * A vitest reporter that writes what vitest's JSON report lacks: how long each file took with its imports and hooks,
 * which can take longer than the tests, and which tests passed only at the second try.
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
