/** The logo: a sheet with three folds, the last eighth filled. CSS may set another size. */
export function BrandMark() {
  return (
    <svg width="28" height="32" viewBox="0 0 28 32" aria-hidden="true">
      <rect x="1" y="1" width="26" height="30" fill="var(--sheet)" stroke="currentColor" strokeWidth="2" />
      <path d="M1 16h26M14 16v15" stroke="currentColor" strokeWidth="2" />
      <path d="M14 16h13v7.5H14z" fill="none" stroke="currentColor" strokeWidth="2" />
      <rect
        x="14"
        y="23.5"
        width="13"
        height="7.5"
        fill="var(--accent)"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
