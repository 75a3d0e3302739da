export { isFullRun, repeats, sample } from '../../domain/full-run.test-data.ts';
