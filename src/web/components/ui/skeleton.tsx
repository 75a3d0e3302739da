/** Loading placeholder. Set its size by class. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
