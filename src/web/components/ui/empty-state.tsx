import type { ReactNode } from 'react';

/** Empty state: a blank sheet with fold lines, one sentence, one action. */
export function EmptyState({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 border border-dashed border-line-strong px-6 py-16 text-center text-ink-2 [&>.btn]:whitespace-normal">
      <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden="true">
        <rect
          x=".5"
          y=".5"
          width="55"
          height="39"
          fill="var(--sheet)"
          stroke="currentColor"
          strokeOpacity=".6"
        />
        <path d="M28 0v40M28 20h28M42 20v20" stroke="currentColor" strokeOpacity=".6" strokeDasharray="2 2" />
      </svg>
      <h2 className="h3 text-ink">{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
