import { told } from './told.ts';

/** Codes from the operating system and the database (53100). */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Maximum depth of a cause chain, in case it is circular. */
const mostCauses = 8;

/** Returns whether an error, or one of its causes, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    if ('code' in current && fullCodes.includes(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** Message for users. */
export const diskFullTold = told('diskFull');
