import { Filled } from './filled.tsx';

/** A message with one value in it, which is emphasized. */
export function Emphasized({
  message,
  value,
}: {
  readonly message: (value: string) => string;
  readonly value: string;
}) {
  return (
    <Filled message={message}>
      <b className="font-semibold break-words text-ink">{value}</b>
    </Filled>
  );
}
