import { expect, it } from 'vitest';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { assignIds } from '../../../domain/content/assign-ids.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import { applyDocumentDelta } from '../../../domain/document/apply-document-delta.ts';
import { sampleInvoicePage } from '../../../domain/document/layout/sample-invoices.ts';
import { followDraft } from './follow-draft.ts';

const billOf = (lines: number): DocumentContent =>
  assignIds({
    schema: 1,
    title: 'Invoice',
    language: 'en',
    head: {},
    look: {
      format: 'a4',
      orientation: 'portrait',
      direction: 'swiss',
      theme: 'light',
      tokens: {},
      seed: 1,
    },
    pages: [sampleInvoicePage(lines)],
  });

it('shows each block once, also if later input moves it to another page', async () => {
  const events: ChatEvent[] = [];
  let lines = 3;
  const draft = followDraft({
    emit: (event) => events.push(event),
    unfold: (html) => html,
    read: () => billOf(lines),
  });
  await draft.push('{"first": [0], "more": [1]');
  lines = 50;
  await draft.push(', "rest": [2]}');
  await draft.end();
  const html = events.reduce(
    (page, event) => (event.type === 'document_delta' ? applyDocumentDelta(page, event.delta) : page),
    '',
  );
  const begun = events.filter((event) => event.type === 'document_delta' && event.delta.op === 'begin');
  expect(begun.length).toBe(2);
  const ids = [...html.matchAll(/ data-id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
});
