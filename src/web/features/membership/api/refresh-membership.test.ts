import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { membershipKeys } from './membership-keys.ts';
import { refreshMembership } from './refresh-membership.ts';

it('shows the new plan even if the first read of the old one is still under way', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const old = Promise.withResolvers<string>();
  const answers = [old.promise, Promise.resolve('pro')];
  const observer = new QueryObserver(queryClient, {
    queryKey: membershipKeys.activity,
    queryFn: () => answers.shift() ?? Promise.reject(new Error('Read too often.')),
  });
  const stop = observer.subscribe(() => undefined);

  const refreshed = refreshMembership(queryClient);
  old.resolve('basic');
  await refreshed;

  expect(observer.getCurrentResult().data).toBe('pro');
  stop();
});
