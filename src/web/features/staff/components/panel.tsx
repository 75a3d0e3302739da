import { type ReactNode, useId } from 'react';

/** One table or figure of the staff page. */
export function Panel({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet grid min-w-0 content-start gap-4 p-5 md:p-6">
      <div className="flex min-h-(--h-control-s) flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="h3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
