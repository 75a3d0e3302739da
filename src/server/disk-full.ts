/** By the operating system, and by the database (53100). */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

/** Wrapping errors have few layers; a cycle of causes must end too. */
const mostCauses = 8;

/** Returns whether an error, or one that caused it, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    if ('code' in current && fullCodes.includes(current.code)) return true;
    current = current.cause;
  }
  return false;
}

/** What users are told of it. */
export const diskFullDetail =
  "The server's disk is full. Ask its administrator to free some space, then try again.";
