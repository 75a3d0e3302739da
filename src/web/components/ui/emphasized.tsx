/** Stands for the value while the message is split around it; no message contains it. */
const mark = '\uFFFC';

/** A message with one value in it, which is emphasized. */
export function Emphasized({
  message,
  value,
}: {
  readonly message: (value: string) => string;
  readonly value: string;
}) {
  const [before, after] = message(mark).split(mark, 2);
  return (
    <>
      {before}
      <b className="font-semibold break-words text-ink">{value}</b>
      {after}
    </>
  );
}
