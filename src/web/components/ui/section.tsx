import { type ReactNode, useId } from 'react';

/** Section of a settings page: title and description on the left, controls on the right. */
export function Section({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="sheet grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 p-5 md:grid-cols-[220px_minmax(0,1fr)] md:p-8 [&_.btn]:whitespace-normal"
    >
      <div>
        <h2 id={id} className="h3">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-ink-2">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
