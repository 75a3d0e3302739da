import { useState } from 'react';
import { useLatestSession } from '../../features/chat/api/latest-session.ts';
import { useAccountFacts } from '../../features/identity/api/account-facts.ts';
import { localStore } from '../../lib/local-store.ts';

/** Followed by the account, because several can use one browser. */
const skippedKey = 'octavo:welcome-skipped:';

/** Returns whether the owner or staff has made nothing yet and hasn't skipped the welcome. */
export function useFirstVisit(): { readonly isFirstVisit: boolean; readonly skip: () => void } {
  const account = useAccountFacts().data;
  const latest = useLatestSession().data;
  const [isSkipped, setIsSkipped] = useState(false);
  const key = `${skippedKey}${account?.uid ?? ''}`;
  return {
    isFirstVisit:
      account?.manages_models === true &&
      latest?.session_id === null &&
      !isSkipped &&
      localStore.read(key) === null,
    skip: () => {
      localStore.write(key, 'yes');
      setIsSkipped(true);
    },
  };
}
