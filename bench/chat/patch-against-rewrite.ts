import { compose } from '../../src/domain/composer/compose.ts';

const charactersPerToken = 4;

/**
 * Compares the tokens a model sends to change one block of a page of twelve parts, and to rewrite the page.
 */
export function patchAgainstRewrite(): {
  readonly blocks: number;
  readonly part: number;
  readonly whole: number;
} {
  const sentence = 'A sentence of usual length stands here and says something. ';
  const parts = Array.from({ length: 12 }, (_, at) => `## Part ${at + 1}\n\n${sentence.repeat(8)}`);
  const request = {
    prompt: `# Year\n\n${parts.join('\n\n')}`,
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed: 1,
    today: '2026-11-21',
  };
  const steps = compose(request, { heads: [], read: () => null, text: () => '' });
  const written = steps.find((step) => step.type === 'tool' && step.name === 'write_document');
  if (written?.type !== 'tool' || written.name !== 'write_document') throw new Error('no page was written');
  const [page] = 'schema' in written.input ? written.input.pages : [];
  const blocks = page?.layout === 'article' ? page.blocks : [];
  const block = blocks[Math.floor(blocks.length / 2)];
  const operations = [{ op: 'replace_block', id: block?.id, block }];
  const tokens = (sent: object): number => Math.round(JSON.stringify(sent).length / charactersPerToken);
  return { blocks: blocks.length, part: tokens({ operations }), whole: tokens(written.input) };
}
