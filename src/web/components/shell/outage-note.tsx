import { useEffect, useSyncExternalStore } from 'react';
import { onOutageOver, outage } from '../../lib/outage.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Says that the server can't reach its database, for as long as that is so, and loads everything again afterwards. */
export function OutageNote() {
  const isOn = useSyncExternalStore(outage.subscribe, outage.isOn, () => false);
  useEffect(() => onOutageOver(() => void queryClient.invalidateQueries()), []);
  return (
    <div role="status">
      {isOn && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-13 font-semibold text-warning md:px-8">
          Octavo can't reach its database. What you saved is safe. Reconnecting…
        </p>
      )}
    </div>
  );
}
