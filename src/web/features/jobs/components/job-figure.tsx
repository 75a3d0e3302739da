/** A sheet with one fold per completed step; dashed if the job ended without a result. */
export function JobFigure({ folds, isOver }: { readonly folds: number; readonly isOver: boolean }) {
  return (
    <svg className="job-figure" viewBox="0 0 104 74" aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width="103"
        height="73"
        fill="var(--sheet)"
        fillOpacity={isOver ? 0 : 1}
        stroke="var(--line-strong)"
        strokeDasharray={isOver ? '3 3' : undefined}
      />
      {folds > 0 && <path d="M52 .5v73" stroke="var(--ink-2)" />}
      {folds > 1 && <path d="M52 37h51.5" stroke="var(--ink-2)" />}
      {folds > 2 && <path d="M78 37v36.5" stroke="var(--ink-2)" />}
    </svg>
  );
}
