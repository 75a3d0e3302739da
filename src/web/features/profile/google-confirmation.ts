import { createContext } from 'react';

/** Asks Google who is here; true where it is the owner of the account. Null where Google is not set up. */
export const GoogleConfirmation = createContext<(() => Promise<boolean>) | null>(null);
