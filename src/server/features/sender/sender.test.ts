import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentView } from '../../../contract/documents.ts';
import { plainText } from '../../../domain/document/plain-text.ts';
import { type AccountsApp, createAccountsApp } from '../../testing/test-accounts.ts';
import { findSenderOf } from './read-sender.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

const details = {
  name: 'Ada Quist',
  organization: 'Quist & Sons',
  address: '12 Oak Lane\nBristol',
  email: 'ada@quist.example',
  bank: 'IBAN: GB33 BUKB 2020 1555 5555 55',
};

test('details are saved one by one, trimmed, and deleted when all are empty', async () => {
  const ada = await app.signUp('ada');
  expect((await ada.send('GET', '/api/user/sender')).json()).toEqual({ sender: null });
  await ada.send('PATCH', '/api/user/sender', { name: ' Ada ' });
  const { sender } = (await ada.send('PATCH', '/api/user/sender', { phone: '1' })).json();
  expect(sender).toMatchObject({ name: 'Ada', phone: '1', bank: '' });
  expect(
    (await ada.send('PATCH', '/api/user/sender', { bank: 'x\n'.repeat(9).concat('x') })).statusCode,
  ).toBe(400);
  const cleared = await ada.send('PATCH', '/api/user/sender', { name: '', phone: '' });
  expect(cleared.json()).toEqual({ sender: null });
});

test('a new invoice names the saved sender; a prompt that names another one wins', async () => {
  const bea = await app.signUp('bea');
  await bea.send('PATCH', '/api/user/sender', details);
  const make = async (content: string): Promise<DocumentView> => {
    const run = await bea.send('POST', '/chat/stream', { messages: [{ role: 'user', content }] });
    const id = /"document_id":"([^"]+)"/.exec(run.body)?.[1];
    return (await bea.send('GET', `/api/user/documents/${id}`)).json();
  };
  const own = await make('Invoice for Acme Corp, 2 hours of design at $95');
  expect(own.html).toContain('Quist &amp; Sons');
  expect(plainText(own.html)).toContain('GB33 BUKB 2020 1555 5555 55');
  const other = await make('Invoice from Globex Ltd for Acme Corp, 2 hours of design at $95');
  expect(other.html).not.toContain('Oak Lane');
  const match = await bea.send('GET', `/api/user/documents/${other.id}/versions/1/sender`);
  expect(match.json()).toEqual({ filled: [], missing: [], operations: [], stated: null });
});

test('a document is filled by the operations of the answer, and the details leave with the account', async () => {
  const cat = await app.signUp('cat');
  const content = 'Invoice for Acme Corp, 2 hours of design at $95';
  const run = await cat.send('POST', '/chat/stream', { messages: [{ role: 'user', content }] });
  const id = /"document_id":"([^"]+)"/.exec(run.body)?.[1];
  const url = `/api/user/documents/${id}/versions/1/sender`;
  const unsaved = (await cat.send('GET', url)).json();
  expect(unsaved).toMatchObject({ filled: [], operations: [], stated: null });
  expect(unsaved.missing).toContain('Bank details');
  await cat.send('PATCH', '/api/user/sender', details);
  const { filled, missing, operations } = (await cat.send('GET', url)).json();
  expect(filled).toContain('Bank details');
  expect(missing).not.toContain('Bank details');
  const edit = { version: 1, label: 'Your details', operations };
  const saved = (await cat.send('POST', `/api/user/documents/${id}/edits`, edit)).json();
  expect(saved.document.html).toContain('12 Oak Lane');
  await cat.send('DELETE', `/database/users/${cat.uid}`);
  expect(await findSenderOf(cat.uid, app.deps)).toBeNull();
});
