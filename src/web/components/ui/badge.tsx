import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeKind = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'outline';

/** Returns the classes of a badge, for buttons that look like one. */
export function badgeClass(kind: BadgeKind): string {
  return classNames('badge', kind !== 'neutral' && `badge-${kind}`);
}

/** Short status, always with text; an icon is optional. */
export function Badge({
  kind = 'neutral',
  children,
}: {
  readonly kind?: BadgeKind;
  readonly children: ReactNode;
}) {
  return <span className={badgeClass(kind)}>{children}</span>;
}
