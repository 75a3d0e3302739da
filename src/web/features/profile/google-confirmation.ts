import { createContext } from 'react';

/**
 * Re-authenticates with Google; resolves with true if it is the account's owner. Null if Google isn't
 * configured.
 */
export const GoogleConfirmation = createContext<(() => Promise<boolean>) | null>(null);
