import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { englishNote, englishNotes } from '../noted.ts';
import { isFullRun, repeats, sample } from '../testing/full-run.ts';
import {
  archiveBomb,
  archiveOfAMillion,
  lockedOffice,
  lockedPdf,
  lyingArchive,
  makeDocx,
  makePptx,
  makeXlsx,
  oldOffice,
  pdfOf,
  traversingArchive,
} from '../testing/office-files.ts';
import { readFileContent } from './read-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, bytes: Uint8Array | string) {
  const file = path.join(folder, crypto.randomUUID());
  const content = typeof bytes === 'string' ? strToU8(bytes) : bytes;
  await writeFile(file, content);
  return readFileContent({ path: file, name, sizeBytes: content.length });
}

describe('the content of a file', () => {
  it('Word: headings, paragraphs and tables', async () => {
    const bytes = makeDocx({
      heading: 'Harbour report',
      paragraphs: ['We repaired 14 boats.', 'Two are left &amp; waiting.'],
      table: [
        ['Boat', 'Cost'],
        ['Mare', '$1,200'],
      ],
    });
    const reading = await read('report.docx', bytes);
    expect(reading.markdown).toBe(
      '# Harbour report\n\nWe repaired 14 boats.\n\nTwo are left & waiting.\n\n| Boat | Cost |\n| --- | --- |\n| Mare | $1,200 |',
    );
    expect(reading).toMatchObject({ format: 'docx', facts: { tables: 1, images: 0 }, leftOut: [] });
  });

  it('Excel: sheets as tables, formulas as computed values', async () => {
    const bytes = makeXlsx('Costs', [
      ['Item', 'Price'],
      ['Paint', 12.5],
      ['Total', '=SUM(B2:B2)|12.5'],
    ]);
    const reading = await read('costs.xlsx', bytes);
    expect(reading.markdown).toContain('| Paint | 12.5 |\n| Total | 12.5 |');
    expect(reading.parts).toEqual([{ name: 'Sheet Costs', start: 0 }]);
  });

  it("Excel: what exceeds a page's table is left out, with a note", async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => [`Row ${index}`, index]);
    const reading = await read('long.xlsx', makeXlsx('Long', rows));
    expect(reading.leftOut.map(englishNote)).toEqual(['Sheet Long: 2,500 of 3,000 rows were left out.']);
    expect(reading.markdown).toContain('| Row 499 | 499 |');
    expect(reading.markdown).not.toContain('Row 500');
  });

  it('PowerPoint: slides in order with points and notes', async () => {
    const bytes = makePptx([
      { title: 'Plan', points: ['Buy wood', 'Build'], notes: 'Say hello first.' },
      { title: 'Money', points: ['We need 5000'] },
    ]);
    const reading = await read('plan.pptx', bytes);
    expect(reading.markdown).toBe(
      '## Plan\n\n- Buy wood\n- Build\n\n> Notes: Say hello first.\n\n## Money\n\nWe need 5000',
    );
    expect(reading).toMatchObject({ title: 'Plan', facts: { pages: 2 } });
    expect(reading.parts.map(({ name }) => name)).toEqual(['Slide 1', 'Slide 2']);
  });

  it('PDF: pages with their headings, and which of them have no text', async () => {
    const bytes = await pdfOf([['Yearly review', 'We sold 300 chairs.'], [], ['Outlook', 'More chairs.']]);
    const reading = await read('review.pdf', bytes);
    expect(reading.markdown).toBe('# Yearly review\n\nWe sold 300 chairs.\n\n# Outlook\n\nMore chairs.');
    expect(reading.parts.map(({ name }) => name)).toEqual(['Page 1', 'Page 3']);
    expect(reading.leftOut[0]?.text).toBe("Page 2 has no text; scanned pages aren't read.");
  });

  it.runIf(isFullRun)('PDF with very many pages: the first 200, with a note', async () => {
    const pages = repeats(300, 2000);
    const bytes = await pdfOf(Array.from({ length: pages }, (_, index) => ['Chapter', `Word${index + 1}`]));
    const reading = await read('book.pdf', bytes);
    expect(reading.facts.pages).toBe(pages);
    expect(englishNotes(reading.leftOut)).toContain(`Pages 201 to ${pages} were left out`);
    expect(reading.markdown).toContain('Word200');
  });

  it.runIf(isFullRun)(
    'CSV with half a million rows: those that fit a page, and how many are missing',
    async () => {
      const reading = await read('rows.csv', `Name;Count\n${'Bolt;3\n'.repeat(500_000)}`);
      expect(reading.markdown).toMatch(/^\| Name \| Count \|\n\| --- \| --- \|\n\| Bolt \| 3 \|/);
      expect(reading.leftOut.map(englishNote)).toEqual(['About 499,501 of 500,001 rows were left out.']);
    },
  );

  it.runIf(isFullRun)(
    'Excel with very many rows: those that fit a table, and how many are missing',
    async () => {
      const count = repeats(10_000, 1_000_000);
      const files = unzipSync(makeXlsx('Rows', [['Name', 'Count']]));
      const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
      const rows = Array.from(
        { length: count },
        (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>7</v></c></row>`,
      );
      files['xl/worksheets/sheet1.xml'] = strToU8(
        `<worksheet xmlns="${namespace}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
      );
      const reading = await read('rows.xlsx', zipSync(files, { level: 1 }));
      const [missing, all] = [count - 500, count].map((each) => each.toLocaleString('en'));
      expect(reading.leftOut.map(englishNote)).toEqual([
        `Sheet Rows: ${missing} of ${all} rows were left out.`,
      ]);
    },
  );

  it('HTML: text without scripts and forms', async () => {
    const reading = await read(
      'page.html',
      '<title>Menu</title><nav>Home</nav><h1>Menu</h1><script>alert(1)</script><ul><li>Soup <b>hot</b><ul><li>Pea</li></ul></ul><table><tr><th>A|B<th>C<tr><td>1<td>2</table><form><input></form>',
    );
    expect(reading.title).toBe('Menu');
    expect(reading.markdown).toBe(
      '# Menu\n\n- Soup **hot**\n  - Pea\n\n| A\\|B | C |\n| --- | --- |\n| 1 | 2 |',
    );
  });

  it('text of mixed encodings, and UTF-16, is read line by line', async () => {
    const mixed = Buffer.concat([
      Buffer.from('Café utf\n'),
      Buffer.from([0x43, 0x61, 0x66, 0xe9]),
      Buffer.from(' old'),
    ]);
    expect((await read('notes.txt', mixed)).markdown).toBe('Café utf\nCafé old');
    expect((await read('notes.txt', Buffer.from('\ufeffGrüße', 'utf16le'))).markdown).toBe('Grüße');
  });

  it('ignores a wrong extension', async () => {
    const bytes = makeDocx({ heading: 'Truth', paragraphs: ['Inside.'] });
    expect(await read('holiday.jpg', bytes)).toMatchObject({
      format: 'docx',
      markdown: '# Truth\n\nInside.',
    });
  });
});

const photo = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#1f6f50' } })
    .png()
    .toBuffer();

/** Returns an archive with an additional entry that claims to be a symbolic link. */
function withSymlink(bytes: Uint8Array, target: string): Uint8Array {
  const entries = unzipSync(bytes);
  // Unix attributes, with the mode of a symbolic link in the upper half.
  const link = [strToU8(target), { os: 3, attrs: (0o120777 << 16) >>> 0 }] as const;
  return zipSync({ ...entries, 'word/media/image1.png': [...link] });
}

describe('the pictures of a file', () => {
  it('of Word stay in place, with duplicates included once', async () => {
    const picture = await photo();
    const reading = await read('a.docx', makeDocx({ heading: 'Pier', paragraphs: ['Words.'], picture }));
    expect(reading.markdown).toBe('# Pier\n\nWords.\n\n![The pier at dawn](picture:1)');
    expect(reading.pictures[0]?.name).toBe('The pier at dawn');
    expect(Buffer.from(reading.pictures[0]?.bytes ?? []).equals(picture)).toBe(true);
    expect(reading.facts.images).toBe(1);
  });

  it.runIf(isFullRun)(
    'of PowerPoint stay on their slides, with one used on two slides included once',
    async () => {
      const picture = await photo();
      const slide = (title: string) => ({ title, points: ['One'], picture });
      const reading = await read('a.pptx', makePptx([slide('Plan'), slide('End')]));
      expect(reading.markdown).toBe(
        '## Plan\n\nOne\n\n![The plan](picture:1)\n\n## End\n\nOne\n\n![The plan](picture:1)',
      );
      expect(reading.pictures).toHaveLength(1);
    },
  );

  it('of a PDF follow the text of their page', async () => {
    const reading = await read(
      'a.pdf',
      await pdfOf(
        [
          ['Pier', 'Words.'],
          ['End', 'More.'],
        ],
        await photo(),
      ),
    );
    expect(reading.markdown).toBe('# Pier\n\nWords.\n\n![Picture 1](picture:1)\n\n# End\n\nMore.');
    const { width, height } = await sharp(reading.pictures[0]?.bytes).metadata();
    expect([width, height]).toEqual([320, 200]);
  });

  it('of an HTML page are only the inline ones: no URL is fetched', async () => {
    const data = (await photo()).toString('base64');
    const html = `<h1>Pier</h1><p>Words <img alt="In it" src="data:image/png;base64,${data}"> more.</p><img src="http://127.0.0.1:1/x.png"><img src="file:///etc/passwd">`;
    const reading = await read('a.html', html);
    expect(reading.markdown).toBe('# Pier\n\nWords  more.\n\n![In it](picture:1)');
    expect(reading.facts.images).toBe(3);
  });

  it.runIf(isFullRun)('beyond twenty are counted, not kept', async () => {
    const tag = (n: number) => `<img src="data:image/png;base64,${Buffer.from(`${n}`).toString('base64')}">`;
    const reading = await read(
      'a.html',
      `<p>Words</p>${Array.from({ length: 30 }, (_, n) => tag(n)).join('')}`,
    );
    expect(reading.pictures).toHaveLength(20);
    expect(englishNotes(reading.leftOut)).toContain('10 of 30 pictures were left out');
  });

  it('a link in an archive is read as text, never followed', async () => {
    const bytes = makeDocx({ heading: 'Pier', paragraphs: ['Words.'], picture: await photo() });
    const reading = await read('a.docx', withSymlink(bytes, '/etc/hostname'));
    expect(Buffer.from(reading.pictures[0]?.bytes ?? []).toString()).toBe('/etc/hostname');
  });
});

describe('a dangerous file is rejected early', () => {
  const refused: readonly [
    string,
    string,
    () => Uint8Array | string | Promise<Uint8Array>,
    string,
    RegExp,
  ][] = [
    ['nothing', 'a.txt', () => '', 'empty', /empty/],
    ['a bomb of zeroes', 'a.docx', archiveBomb, 'too_large', /MB/],
    ['an archive of a million entries', 'a.docx', archiveOfAMillion, 'too_large', /1,000,000 parts/],
    ['an archive that lies about sizes', 'a.docx', lyingArchive, 'broken', /damaged/],
    [
      'an archive with names that lead out of it',
      'a.docx',
      () => zipSync({ '../../etc/passwd': strToU8('x') }),
      'broken',
      /damaged/,
    ],
    [
      'an archive of very many entries',
      'a.docx',
      () =>
        zipSync(
          Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`f${index}`, new Uint8Array()])),
        ),
      'too_large',
      /6000 parts/,
    ],
    ['a Word document with a name that leads out of it', 'a.docx', traversingArchive, 'broken', /damaged/],
    ['any archive', 'a.zip', () => zipSync({ 'a.txt': strToU8('x') }), 'unsupported', /one by one/],
    ['an office file with a password', 'a.docx', lockedOffice, 'locked', /password/],
    ['a PDF with a password', 'a.pdf', lockedPdf, 'locked', /password/],
    ['rich text', 'a.rtf', () => '{\\rtf1 words}', 'unsupported', /\.docx/],
    ['a drawing', 'a.svg', () => '<?xml version="1.0"?><svg><path/></svg>', 'unsupported', /PNG/],
    ['an old Office format', 'a.doc', oldOffice, 'unsupported', /\.docx/],
    [
      'a program',
      'a.pdf',
      () => Buffer.from('\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000\u0003', 'latin1'),
      'unsupported',
      /isn't supported/,
    ],
    ['half a PDF', 'a.pdf', async () => (await pdfOf([['Hello']])).subarray(0, 300), 'broken', /damaged/],
    ['a scanned PDF', 'a.pdf', () => pdfOf([[], []]), 'empty', /text recognition/],
    [
      'half a Word document',
      'a.docx',
      () => makeDocx({ heading: 'A', paragraphs: [] }).subarray(0, 400),
      'broken',
      /damaged/,
    ],
  ];
  it.each(sample(refused, 4))('%s', async (_name, file, make, kind, words) => {
    await expect(read(file, await make())).rejects.toMatchObject({
      kind,
      message: expect.stringMatching(words),
    });
  });

  it.runIf(isFullRun)('a file that exhausts memory ends only its own process', async () => {
    // 50 MB of XML that a parser would build a tree of.
    const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const files = unzipSync(makeDocx({ heading: 'Big', paragraphs: [] }));
    files['word/document.xml'] = strToU8(
      `<w:document xmlns:w="${namespace}"><w:body>${'<w:p/>'.repeat(8_000_000)}</w:body></w:document>`,
    );
    await expect(read('big.docx', zipSync(files, { level: 1 }))).rejects.toMatchObject({ kind: 'too_large' });
    // The next file is read normally.
    expect((await read('small.txt', 'Still here')).markdown).toBe('Still here');
  });
});
