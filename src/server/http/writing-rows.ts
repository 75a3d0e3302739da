import type { Endpoint } from '../../contract/endpoint.ts';
import type { contract } from '../../contract/index.ts';
import type { SignedInBrowser } from '../testing/test-accounts.ts';

/* Requests of the deleted-account test for each writing call. Omitting a call is a type error. */

type Contract = typeof contract;

export type WritingCall = {
  [N in keyof Contract]: Contract[N] extends Endpoint & { auth: 'bearer' }
    ? Contract[N]['method'] extends 'GET'
      ? never
      : N
    : never;
}[keyof Contract];

interface WritingRequest {
  /** Replaces the path's placeholders; others get an ID that doesn't exist. */
  readonly params?: Readonly<Record<string, string>>;
  readonly payload?: object;
  readonly file?: {
    readonly name: string;
    readonly bytes: Uint8Array;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

export interface WritingRow {
  readonly request: (account: SignedInBrowser) => WritingRequest;
  /** Stores something, so it must be rejected for a deleted account. */
  readonly creates: boolean;
  /** Needs no existing objects, so it succeeds for an existing account. */
  readonly succeeds: boolean;
  /** Would end the existing account's test run. */
  readonly endsAccount?: true;
}

const creates = (payload?: WritingRow['request'] | object): WritingRow => ({
  creates: true,
  succeeds: true,
  request:
    typeof payload === 'function' ? (payload as WritingRow['request']) : () => (payload ? { payload } : {}),
});
/** Succeeds without storing anything. */
const answers = (payload?: WritingRow['request'] | object): WritingRow => ({
  ...creates(payload),
  creates: false,
});
const changes = (payload?: object): WritingRow => ({
  creates: false,
  succeeds: false,
  request: () => (payload ? { payload } : {}),
});
/** An alias is a name, not an ID. */
const changesModel = (payload?: object): WritingRow => ({
  ...changes(),
  request: () => ({ params: { alias: 'nobody' }, ...(payload && { payload }) }),
});
const ends = (payload?: object): WritingRow => ({ ...changes(payload), endsAccount: true });

const id = '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';
const model = { provider_id: id, model: 'm', input_price: null, output_price: null, picture_price: null };
const messages = [{ role: 'user', content: 'Invoice for Acme Corp, 3 hours of design at $90' }];
const creationId = crypto.randomUUID();
const text = { name: 'notes.txt', bytes: new TextEncoder().encode('Acme Corp grew by 12 % in 2026.') };
const drawing = {
  name: 'mark.svg',
  bytes: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  ),
  fields: { name: 'Mark', description: '' },
};

export const writingRows = {
  startRun: creates({ messages }),
  stopRun: changes(),
  deleteGeneration: changes(),
  estimateRun: answers({ messages }),
  testModel: changes(),
  pullModel: changes({ model: 'small' }),
  cancelPull: changes(),
  removeLocalModel: changes(),
  getEngineModel: changes({ id: 'unknown' }),
  resumeEngineModel: changes(),
  pauseEngineModel: changes(),
  removeEngineModel: changes(),
  removeEngine: changes(),
  setSearchEngine: changes({ kind: 'searxng', address: 'https://search.invalid' }),
  removeSearchEngine: changes(),
  addOwnModelKey: changes({ kind: 'compatible', api_key: 'sk-mine', address: 'https://models.invalid/v1' }),
  chooseModelOfOwnKey: changes({ model: 'small' }),
  removeOwnModelKey: changes(),
  changeModelChoices: changes({ revision: 1, month_cents: 500 }),
  addProvider: changes({ kind: 'compatible', address: 'https://models.invalid/v1' }),
  changeProvider: changes({ revision: 1, name: 'Mine' }),
  removeProvider: changes(),
  offerModel: changes({ ...model, alias: 'mine', purpose: 'text' }),
  changeOfferedModel: changesModel({ ...model, revision: 1 }),
  withdrawModel: changesModel(),
  testOfferedModel: changesModel(),

  restoreVersion: { creates: false, succeeds: false, request: () => ({ params: { version: '1' } }) },
  editDocument: changes({ version: 1, patches: [{ op: 'remove', id: 'x' }], label: 'Removed' }),
  reshapeDocument: changes({ version: 1, shape: 'slides' }),
  undoChange: changes({ version: 1 }),
  redoChange: changes({ version: 1 }),
  fixFinding: changes({ version: 1, finding_id: 'x' }),
  intendFinding: changes({ version: 1, finding_id: 'x', is_intended: true }),
  saveOwnTemplate: changes({ id, document_id: id }),
  importOwnTemplate: creates(() => ({
    payload: { id: crypto.randomUUID(), markdown: '# Door\n\nPlease knock.' },
  })),
  renameOwnTemplate: changes({ title: 'Mine now' }),
  deleteOwnTemplate: changes(),
  useOwnTemplate: changes({ document_id: id }),
  useTemplate: creates(() => ({
    params: { name: 'moving-day' },
    payload: { document_id: crypto.randomUUID() },
  })),
  createDocument: creates(() => ({ payload: { document: { html: '<p>Mine</p>' } } })),
  duplicateDocument: changes({ copy_id: id }),
  updateDocument: changes({ title: 'Mine now' }),
  deleteDocuments: answers({ document_ids: [id] }),
  restoreDocuments: answers({ document_ids: [id] }),
  deleteSessions: answers({ session_ids: [id] }),
  restoreSessions: answers({ session_ids: [id] }),
  emptyTrash: answers(),
  deleteBlobs: answers({ blob_names: ['users/nothing.webp'] }),

  generatePdf: answers({ html_code: '<p>Mine</p>' }),
  generateFromHtml: answers({ html_content: '<p>Mine</p>' }),
  generateFromHtmlV2: creates({ html_content: '<p>Mine</p>' }),
  flattenPdf: changes({ pdf_url: '/files/nothing' }),

  saveCreateSession: creates(() => ({ params: { id: creationId }, payload: { state: { a: 1 } } })),
  uploadCreateText: changes({ content_id: id, text: 'Mine' }),
  uploadResearchQuery: changes({ content_id: id, query: 'What is it?' }),
  uploadCreateFile: {
    creates: false,
    succeeds: false,
    request: () => ({ file: { ...text, fields: { content_id: id } } }),
  },
  deleteCreateContent: changes(),
  deleteCreateSession: changes(),
  createContext: changes({ create_session_id: id }),
  sendCreateSession: changes({ create_session_id: id, wish: 'mine' }),

  readAttachment: answers(() => ({ file: text })),
  uploadAsset: creates(() => ({ file: drawing })),
  keepPhoto: changes({ token: 'forged' }),
  updateAsset: changes({ asset_name: 'Mine now' }),
  deleteAsset: changes(),
  createPalette: creates({ name: 'Mine', colors: ['#123456'] }),
  updatePalette: changes({ name: 'Mine now' }),
  deletePalette: changes(),
  createInstruction: creates({ name: 'Mine', instruction: 'Be brief.' }),
  updateInstruction: changes({ name: 'Mine now' }),
  deleteInstruction: changes(),
  createTheme: creates({ name: 'Mine', background_color: '#ffffff', aspect_ratio: 'a4' }),
  updateTheme: changes({ name: 'Mine now' }),
  deleteTheme: changes(),
  createBrandKit: creates({ name: 'Mine' }),
  updateBrandKit: changes({ name: 'Mine now' }),
  deleteBrandKit: changes(),
  searchSite: changes({ url: 'https://nothing.invalid/' }),
  createKitFromSite: changes({ domain: 'nothing.invalid' }),

  createPdfJob: creates({ kind: 'quality', request: { messages } }),
  cancelPdfJob: changes(),

  createApiKey: creates(({ password }) => ({
    payload: { name: 'Mine', scopes: ['documents:write'], password },
  })),
  updateApiKey: changes({ name: 'Mine now' }),
  deleteApiKey: changes(),
  keepPrompt: creates({ prompt: 'A flyer' }),
  forgetPrompt: changes(),

  createCheckoutSession: creates({ price_id: 'sandbox_pro_month' }),
  confirmPayment: changes({ session_id: 'nothing' }),
  createPortalSession: changes({}),
  cancelSubscription: changes(),
  reactivateSubscription: changes(),
  changePlan: changes({ price_id: 'sandbox_pro_month' }),
  paySandboxCheckout: changes({ card: 'good' }),
  letSandboxHappen: changes({ what: 'payment_fails' }),
  changeTier: changes({ tier: 'pro' }),

  createShare: changes({}),
  updateShare: changes({ may_download: false }),
  revokeShare: changes(),
  makePrivate: changes(),

  updateAccount: creates({ displayName: 'Mine' }),
  saveSender: creates({ name: 'Ada' }),
  mergeUser: creates(({ uid }) => ({ params: { uid }, payload: { displayName: 'Mine' } })),
  sendConfirmationCode: changes(),
  confirmWithCode: changes({ code: '00000000' }),
  changeEmail: changes({ new_email: 'other@example.com', password: 'wrong' }),
  setPassword: changes({ new_password: 'another long secret' }),
  beginSecondFactor: changes({ password: 'wrong' }),
  confirmSecondFactor: changes({ code: '000000' }),
  removeSecondFactor: changes({ password: 'wrong' }),
  startDataExport: creates(({ password }) => ({ payload: { password } })),
  revokeAccountSession: changes(),
  changePassword: changes({ current_password: 'wrong', new_password: 'another long secret' }),
  deleteUser: ends(),
  signOutEverywhere: ends(),
  deleteAccount: ends({ confirmation: 'somebody@example.com' }),
} satisfies Record<WritingCall, WritingRow>;
