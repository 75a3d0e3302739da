import type { ReactNode } from 'react';

/** Stands for the value while the message is split around it; no message contains it. */
const mark = '\uFFFC';

/** A message with an element in it, such as a link. */
export function Filled({
  message,
  children,
}: {
  readonly message: (value: string) => string;
  readonly children: ReactNode;
}) {
  const [before, after] = message(mark).split(mark, 2);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
