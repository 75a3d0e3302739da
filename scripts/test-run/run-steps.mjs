import { node24 } from '../bootstrap/paths.mjs';
import { secondsSince } from '../bootstrap/progress.mjs';
import { runToEnd } from '../bootstrap/run-to-end.mjs';
import { countResults } from './count-results.mjs';

/**
 * @typedef {import('./step-list.mjs').Step} Step
 * @typedef {import('./count-results.mjs').Counts & { name: string, time: string, isRun: boolean }} StepResult
 */

/**
 * Runs one step on Node 24 and prints a result line, followed by the step's output if it failed.
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<StepResult>}
 */
async function runStep(step, environment) {
  const startedAt = Date.now();
  console.log(`… ${step.name}`);
  const { code, output } = await runToEnd(node24, step.command, { env: { ...environment, ...step.env } });
  const time = secondsSince(startedAt);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${time})`);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  return { name: step.name, time, isRun: true, ...countResults(code, step.report) };
}

/**
 * @param {Step[]} steps run one after the other; a failure does not stop the rest
 * @param {NodeJS.ProcessEnv} environment
 * @param {StepResult[]} earlier a step whose need failed there is not run, and counts as failed
 */
async function runInOrder(steps, environment, earlier) {
  const results = [...earlier];
  for (const step of steps) {
    const isBlocked = results.some((result) => result.name === step.needs && result.failed > 0);
    if (isBlocked) console.log(`✗ ${step.name} (not run: "${step.needs}" failed)`);
    results.push(
      isBlocked
        ? { name: step.name, time: '', isRun: false, passed: 0, failed: 1, skipped: 0 }
        : await runStep(step, environment),
    );
  }
  return results.slice(earlier.length);
}

/**
 * @param {{ lanes: Step[][], afterwards: Step[] }} list
 * @param {NodeJS.ProcessEnv} environment
 */
export async function runSteps({ lanes, afterwards }, environment) {
  const results = await Promise.all(lanes.map((steps) => runInOrder(steps, environment, [])));
  const earlier = results.flat();
  return [...earlier, ...(await runInOrder(afterwards, environment, earlier))];
}
