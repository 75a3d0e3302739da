/** A box of what is to come. Give its size by class. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
