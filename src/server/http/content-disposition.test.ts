import { describe, expect, it } from 'vitest';
import { contentDisposition } from './mount.ts';

describe('the name a file is saved under', () => {
  it('reaches old and new clients in any script', () => {
    expect(contentDisposition('attachment', 'Rechnung für Müller.pdf')).toBe(
      `attachment; filename="Rechnung fur Muller.pdf"; filename*=UTF-8''Rechnung%20f%C3%BCr%20M%C3%BCller.pdf`,
    );
    expect(contentDisposition('inline', '請求書.pdf')).toContain("filename*=UTF-8''%E8%AB%8B");
  });

  it('cannot break out of the header', () => {
    const header = contentDisposition('attachment', 'a"b\r\nx: y\\.pdf');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/"/g)).toHaveLength(2);
  });
});
