/** Meter; the numbers are shown as text beside it. */
export function Meter({ used, limit }: { readonly used: number; readonly limit: number }) {
  const part = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <span className="meter" data-full={part === 1} aria-hidden>
      <i style={{ width: `${part * 100}%` }} />
    </span>
  );
}
