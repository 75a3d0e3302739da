/** Converts '1.234,56' to '1234.56': digits with at most one decimal point. */
export function normaliseNumber(raw: string): string {
  const text = raw.replace(/[\s'’\u00a0\u202f]/g, '');
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    const [thousands, decimal] = lastPoint > lastComma ? [/,/g, '.'] : [/\./g, ','];
    return text.replace(thousands, '').replace(decimal, '.');
  }
  const mark = lastPoint >= 0 ? '.' : ',';
  const parts = text.split(mark);
  if (parts.length === 1) return text;
  const [whole = '', fraction = ''] = parts;
  const isGrouping =
    parts.length > 2 || (fraction.length === 3 && whole.length <= 3 && whole !== '0' && whole !== '');
  return isGrouping ? parts.join('') : `${whole}.${fraction}`;
}
