import { useSyncExternalStore } from 'react';
import { offlineQueue } from '../../lib/client.ts';

/** Says that something waits for the connection, and that it is not lost. */
export function OfflineNote() {
  const count = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.count, () => 0);
  return (
    <div role="status">
      {count > 0 && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-13 font-semibold text-warning md:px-8">
          You are offline. {count === 1 ? 'One request waits' : `${count} requests wait`} and{' '}
          {count === 1 ? 'is' : 'are'} sent when the connection is back.
        </p>
      )}
    </div>
  );
}
