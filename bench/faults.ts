import { openBed } from './faults/bed.ts';
import { faults } from './faults/faults.ts';
import { runFault } from './faults/run-fault.ts';

/*
 * `npm run faults` injects each fault into a running Octavo under a load of writes and prints a table of
 * violated invariants. `npm run faults -- browser` runs those with the word in their name. Faults of models,
 * email, storage and disks are tested beside the code: see docs/runs.md and SECURITY.md.
 */

const only = process.argv[2] ?? '';
const bed = await openBed();
let isFirst = true;
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (!name.includes(only)) continue;
    const { acknowledged, statuses, findings } = await runFault(bed, fault);
    if (isFirst) {
      console.log(`| fault | acknowledged | answers | ${findings.map(({ what }) => what).join(' | ')} |`);
      console.log(`|---|---|---|${findings.map(() => '---').join('|')}|`);
    }
    isFirst = false;
    console.log(
      `| ${name} | ${acknowledged} | ${statuses} | ${findings.map(({ broken }) => broken).join(' | ')} |`,
    );
    if (findings.some(({ broken }) => broken > 0)) process.exitCode = 1;
  }
} finally {
  await bed.close();
}
