const foldCount = 4;

/** Progress as four folds. `done` of them are finished; the next one is in progress unless `isIdle`. */
export function Folds({
  label,
  done,
  isIdle = false,
}: {
  readonly label: string;
  readonly done: number;
  readonly isIdle?: boolean;
}) {
  const stateOf = (index: number): 'done' | 'now' | 'open' => {
    if (index < done) return 'done';
    return index === done && !isIdle ? 'now' : 'open';
  };
  return (
    <div
      className="folds"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={foldCount}
      aria-valuenow={done}
    >
      {Array.from({ length: foldCount }, (_, index) => index).map((index) => (
        <i key={index} data-state={stateOf(index)} />
      ))}
    </div>
  );
}
