import { handlePaymentEvent } from '../../features/payments/handle-payment-event.ts';
import type { JobRun } from '../job-definition.ts';

export const run = ({ id }: { id: string }, { deps }: JobRun): Promise<void> => handlePaymentEvent(id, deps);
