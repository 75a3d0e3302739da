import { useEffect, useSyncExternalStore } from 'react';
import { outage, reportOutage } from '../../lib/outage.ts';
import { outageEvents } from '../../lib/outage-events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { words } from '../../lib/words.ts';

const loadAgain = (): void => void queryClient.invalidateQueries();

/**
 * Shows a note while the server can't reach its database, and refetches everything afterwards. Mounted with
 * the first outage.
 */
export function OutageNote() {
  const isOn = useSyncExternalStore(outage.subscribe, outage.isOn, () => false);
  useEffect(() => {
    reportOutage();
    outageEvents.addEventListener('begun', reportOutage);
    outageEvents.addEventListener('over', loadAgain);
    return () => {
      outageEvents.removeEventListener('begun', reportOutage);
      outageEvents.removeEventListener('over', loadAgain);
    };
  }, []);
  return (
    isOn && (
      <p className="border-b border-line bg-warning-soft px-4 py-2 text-13 font-semibold text-warning md:px-8">
        {words('shell').outage}
      </p>
    )
  );
}
