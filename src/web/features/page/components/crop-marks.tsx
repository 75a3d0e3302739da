const mark = 'absolute bg-[#5f5847]';

/** Crop marks at the corners of a page, outside it, so that they never print. */
export function CropMarks({ isTight }: { readonly isTight: boolean }) {
  const gap = isTight ? 12 : 18;
  const length = isTight ? 8 : 12;
  const corners = [
    { vertical: 'top', horizontal: 'left' },
    { vertical: 'top', horizontal: 'right' },
    { vertical: 'bottom', horizontal: 'left' },
    { vertical: 'bottom', horizontal: 'right' },
  ] as const;
  return (
    <span aria-hidden="true">
      {corners.map(({ vertical, horizontal }) => (
        <span key={vertical + horizontal}>
          <i className={`${mark} w-px`} style={{ [vertical]: -gap, [horizontal]: -0.5, height: length }} />
          <i className={`${mark} h-px`} style={{ [vertical]: -0.5, [horizontal]: -gap, width: length }} />
        </span>
      ))}
    </span>
  );
}
