import { useEffect, useSyncExternalStore } from 'react';
import { describeError } from '../../lib/call-error.ts';
import { call, offlineQueue, unsentChanges } from '../../lib/client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { sendUnsent } from '../../lib/send-unsent.ts';
import { counted, words } from '../../lib/words.ts';
import { showErrorToast } from '../ui/toast.tsx';

/** Sends changes that an earlier page of this account could not send, and shows the result. */
async function catchUp(uid: string): Promise<void> {
  const sent = await sendUnsent(uid, { call, unsent: unsentChanges }, (error) =>
    showErrorToast({ title: words('shell').offlineChangeRejected, text: describeError(error) }),
  );
  if (sent > 0) await queryClient.invalidateQueries();
}

/** Shows that changes are queued until the connection is back. */
export function OfflineNote({ uid }: { readonly uid: string }) {
  const count = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.count, () => 0);
  useEffect(() => void catchUp(uid), [uid]);
  return (
    <div role="status">
      {count > 0 && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-13 font-semibold text-warning md:px-8">
          {counted(words('shell').offlineQueued, count)}
        </p>
      )}
    </div>
  );
}
