export function SwatchRow({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className="create-swatches" aria-hidden="true">
      {colors.slice(0, 8).map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat, and the order is fixed.
        <i key={`${color}${index}`} style={{ background: color }} />
      ))}
    </span>
  );
}
