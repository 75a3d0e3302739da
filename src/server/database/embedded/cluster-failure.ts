import { diskProblem, StartError } from '../../lifecycle/start-error.ts';

/**
 * Returns an error with the database programs' output as one line for the operator.
 * @param said their output
 * @param otherwise message if the output isn't useful
 */
export function clusterFailure(said: string, otherwise: string, folder: string): StartError {
  if (said.includes('No space left on device') || said.includes('Disk quota exceeded')) {
    const full = diskProblem(Object.assign(new Error('No space left on device'), { code: 'ENOSPC' }), folder);
    if (full) return full;
  }
  const telling = said.split('\n').findLast((line) => /FATAL|PANIC|could not|error:/i.test(line));
  const reason = telling?.replace(/^.*?(FATAL|PANIC|ERROR|error|LOG):\s*/, '').trim() || otherwise;
  return new StartError(
    `The embedded PostgreSQL in ${folder} did not start: ${reason.replace(/\.$/, '')}. Correct that, or set DATABASE_URL to another server.`,
  );
}
