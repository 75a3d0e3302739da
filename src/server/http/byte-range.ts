export interface ByteRange {
  /** First byte, from 0. */
  readonly start: number;
  /** Last byte, itself included. */
  readonly end: number;
}

/**
 * What a Range header asks of a file of `size` bytes, after RFC 9110. 'whole' where there is no header, one that cannot
 * be read, or one that wants several parts: answering with all of it is always allowed.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  // Without a first byte it is the last so many of them.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return 'whole';
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return { start, end };
}
