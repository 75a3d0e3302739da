export function SwatchRow({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className="create-swatches" aria-hidden="true">
      {colors.slice(0, 8).map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may have one colour twice, and its order is fixed.
        <i key={`${color}${index}`} style={{ background: color }} />
      ))}
    </span>
  );
}
