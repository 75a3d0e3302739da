import type { ReactNode } from 'react';

/** The sheet that a screen of /auth stands on. */
export function AuthPanel({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-4 border border-line bg-sheet p-4.5 md:p-7">{children}</div>;
}
