import { setTimeout as delay } from 'node:timers/promises';
import type { Bed } from './bed.ts';
import type { Fault } from './faults.ts';
import { checkInvariants, type Finding } from './invariants.ts';
import { writeAllTheTime } from './write-load.ts';

export interface FaultResult {
  readonly acknowledged: number;
  /** Responses to calls during the fault, '503: 12'. */
  readonly statuses: string;
  readonly findings: readonly Finding[];
}

async function untilWritten(acknowledged: ReadonlySet<string>, more: number): Promise<void> {
  const wanted = acknowledged.size + more;
  const until = performance.now() + 120_000;
  while (acknowledged.size < wanted) {
    if (performance.now() > until) throw new Error('writes did not go on');
    await delay(50);
  }
}

/** Injects a fault under a load of writes, waits until writes work again, and checks the invariants. */
export async function runFault(bed: Bed, fault: Fault): Promise<FaultResult> {
  await bed.start();
  const load = writeAllTheTime(bed);
  try {
    await untilWritten(load.acknowledged, 15);
    await fault(bed, load.acknowledged);
    await bed.start();
    await bed.untilReady();
    await untilWritten(load.acknowledged, 10);
  } finally {
    await load.stop();
  }
  return {
    acknowledged: load.acknowledged.size,
    statuses: [...load.statuses].map(([status, times]) => `${status}: ${times}`).join(', '),
    findings: await checkInvariants(bed, load.acknowledged),
  };
}
