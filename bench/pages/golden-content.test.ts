import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentContent } from '../../src/domain/content/document-content.ts';
import { contentFor } from '../../src/domain/content/present/content-for.ts';
import type { Brief } from '../../src/domain/document/brief.ts';
import { contentOfBrief } from '../../src/domain/document/composer/content-of-brief.ts';
import { layOutContent } from '../../src/domain/document/layout/from-content/lay-out-content.ts';
import { layOut } from '../../src/domain/document/layout/lay-out.ts';
import { randomBriefs } from '../../src/server/testing/random-briefs.ts';
import { readGoldenPages } from './read-golden-pages.ts';

const golden = await readGoldenPages(() => true);

function expectSameMarkup(brief: Brief): void {
  const content = contentOfBrief(brief);
  expect(documentContent.parse(JSON.parse(JSON.stringify(content)))).toEqual(content);
  expect(layOutContent(content)).toEqual(layOut(brief));
}

describe('pages laid out from content', () => {
  it.each(golden.map(({ direction, name, brief }) => [`${direction}/${name}`, brief] as const))(
    'keeps the markup of %s',
    (_name, brief) => expectSameMarkup(brief),
  );

  it('keeps the markup of any brief that its format shows as it is', () => {
    const shownAsIs = randomBriefs.filter((brief) => {
      const content = contentOfBrief(brief);
      return contentFor(content) === content;
    });
    fc.assert(fc.property(shownAsIs, expectSameMarkup), { numRuns: 60 });
  });
});
