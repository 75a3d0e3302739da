import { readFileSync } from 'node:fs';

/*
 * Loaded into an Octavo before its own code (`node --import`): its wall clock is off by the milliseconds in
 * the file OCTAVO_FAULT_CLOCK. Timers don't jump, as with a real clock that is set.
 */

const file = process.env.OCTAVO_FAULT_CLOCK ?? '';
const RealDate = Date;
let offsetMs = 0;

function readOffset() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offsetMs = 0;
  }
}
readOffset();
setInterval(readOffset, 100).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offsetMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offsetMs;
  }
};
