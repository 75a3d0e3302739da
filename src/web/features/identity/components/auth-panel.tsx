import type { ReactNode } from 'react';

/** Panel of a screen of /auth. */
export function AuthPanel({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-4 border border-line bg-sheet p-4.5 md:p-7">{children}</div>;
}
