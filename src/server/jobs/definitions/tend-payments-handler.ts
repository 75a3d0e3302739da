import { tendPayments } from '../../features/payments/handle-payment-event.ts';
import type { JobRun } from '../job-definition.ts';

export const run = (_payload: object, { deps }: JobRun): Promise<void> => tendPayments(deps);
