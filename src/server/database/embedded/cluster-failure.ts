import { diskProblem, StartError } from '../../lifecycle/start-error.ts';
import { said } from '../../terminal-words.ts';

/**
 * Returns an error with the database programs' output as one line for the operator.
 * @param output of the programs
 * @param otherwise message if the output isn't useful
 */
export function clusterFailure(output: string, otherwise: string, folder: string): StartError {
  if (output.includes('No space left on device') || output.includes('Disk quota exceeded')) {
    const full = diskProblem(Object.assign(new Error('No space left on device'), { code: 'ENOSPC' }), folder);
    if (full) return full;
  }
  const telling = output.split('\n').findLast((line) => /FATAL|PANIC|could not|error:/i.test(line));
  const reason = telling?.replace(/^.*?(FATAL|PANIC|ERROR|error|LOG):\s*/, '').trim() || otherwise;
  return new StartError(said('postgresFailed', { folder, problem: reason.replace(/\.$/, '') }));
}
