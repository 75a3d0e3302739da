import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeKind = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'outline';

/** The classes of a badge, for buttons that look like one. */
export function badgeClass(kind: BadgeKind): string {
  return classNames('badge', kind !== 'neutral' && `badge-${kind}`);
}

/** A short state, always in words; an icon only beside them. */
export function Badge({
  kind = 'neutral',
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}) {
  return <span className={badgeClass(kind)}>{children}</span>;
}
