/** Whether two words differ by one letter added, left out, replaced, or by two neighbours swapped. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
