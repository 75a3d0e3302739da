import type { contract } from '../../contract/index.ts';

/* What the authorization test knows about each call of the contract. Omitting a call is a type error. */

/** One user's objects, which another user tries to access. */
export interface OwnThings {
  readonly uid: string;
  readonly sessionId: string;
  readonly documentId: string;
  readonly runId: string;
  readonly jobId: string;
  readonly exportId: string;
  readonly shareId: string;
  readonly deviceId: string;
  readonly blobName: string;
  readonly assetId: string;
  readonly paletteId: string;
  readonly creationId: string;
  readonly contentId: string;
  readonly checkoutId: string;
  readonly apiKeyId: string;
  readonly ownKeyId: string;
  readonly promptId: string;
  readonly templateId: string;
}

/** A request for another user's objects. */
export interface ForeignRequest {
  /** Replaces the path's placeholders. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly payload?: object;
  /** Status of the refusal; 404 by default. Other values for calls on many objects that report each one. */
  readonly status?: number;
  /** Expected response if it isn't a refusal. */
  readonly answer?: unknown;
}

export type AuthorisationRow =
  /** Public. */
  | { readonly kind: 'open'; readonly why: string }
  /** Takes no IDs: reads and writes only the caller's own data. */
  | {
      readonly kind: 'own';
      readonly payload?: object;
      /** Why it isn't sent: it would delete the caller's account, or never ends. */
      readonly unsent?: string;
    }
  /** Takes IDs; every place for an ID is tried. */
  | { readonly kind: 'names'; readonly requests: (things: OwnThings) => readonly ForeignRequest[] }
  /** Staff only; returns 404 to others. */
  | { readonly kind: 'staff'; readonly params?: Readonly<Record<string, string>>; readonly payload?: object };

const someId = '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11';
const someModel = {
  provider_id: someId,
  model: 'some-model',
  input_price: null,
  output_price: null,
  picture_price: null,
};

const open = (why: string): AuthorisationRow => ({ kind: 'open', why });
const own = (payload?: object): AuthorisationRow => ({ kind: 'own', ...(payload ? { payload } : {}) });
const unsent = (why: string): AuthorisationRow => ({ kind: 'own', unsent: why });
const names = (requests: (things: OwnThings) => readonly ForeignRequest[]): AuthorisationRow => ({
  kind: 'names',
  requests,
});

const theDocument = (payload?: object) =>
  names(({ documentId: id }) => [{ params: { id }, ...(payload ? { payload } : {}) }]);
const theSession = names(({ sessionId: id }) => [{ params: { id } }]);
const theRun = names(({ runId: id }) => [{ params: { id } }]);
const theEntry = (payload?: object) =>
  names(({ paletteId: id }) => [{ params: { id }, ...(payload ? { payload } : {}) }]);
const theCreation = (payload?: object) =>
  names(({ creationId: id }) => [{ params: { id }, ...(payload ? { payload } : {}) }]);
const theOwnKey = (payload?: object) =>
  names(({ ownKeyId: id }) => [{ params: { id }, ...(payload ? { payload } : {}) }]);
const theJob = names(({ jobId: id }) => [{ params: { id } }]);
const theUser = (payload?: object) =>
  names(({ uid }) => [{ params: { uid }, ...(payload ? { payload } : {}) }]);

const messages = [{ role: 'user', content: 'make it navy' }];
const waysIn = 'a way in, or out, of an account';

export const authorisationRows = {
  identityConfig: open('what the ways in look like'),
  signUp: open(waysIn),
  signIn: open(waysIn),
  verifySecondFactor: open(waysIn),
  sendCode: open(waysIn),
  verifyEmail: open(waysIn),
  signInWithLink: open(waysIn),
  resetPassword: open(waysIn),
  startGoogleSignIn: open(waysIn),
  ownerSignIn: open(waysIn),
  readToken: open('the session cookie is its credential'),
  signOut: open('the session cookie is its credential'),
  completeEmailChange: open('the token of the mail is its credential'),
  renderedFile: open('the signed link is its credential'),
  healthz: open('for the operator'),
  readyz: open('for the operator'),
  metrics: open('for the operator'),
  readSite: open('public pages'),
  readTextPage: open('public pages'),

  startRun: names(({ sessionId, documentId, runId }) => [
    { payload: { messages, session_id: sessionId } },
    { payload: { messages, document_id: documentId } },
    { payload: { messages, session_id: sessionId, document_id: documentId } },
    { payload: { messages, continues_run_id: runId } },
    { payload: { messages, run_id: runId }, status: 409 },
  ]),
  followRun: theRun,
  readRun: theRun,
  stopRun: theRun,
  readConversation: theSession,
  readDocumentConversation: theDocument(),
  latestSession: own(),
  listModels: own(),
  estimateRun: names(({ sessionId, documentId }) => [
    { payload: { messages, session_id: sessionId } },
    { payload: { messages, document_id: documentId } },
  ]),
  readSessionHistory: theSession,
  exportSessionHistory: theSession,
  readGeneration: names(({ documentId, runId: id }) => [{ params: { documentId, id } }]),
  deleteGeneration: theRun,

  readDocument: theDocument(),
  readVersion: names(({ documentId: id }) => [{ params: { id, version: '1' } }]),
  readPart: names(({ documentId: id }) => [{ params: { id, version: '1', part: 'p1' } }]),
  matchSender: names(({ documentId: id }) => [{ params: { id, version: '1' } }]),
  readSender: own(),
  saveSender: own({ name: 'Ada' }),
  readLooks: names(({ documentId: id }) => [{ params: { id, version: '1' } }]),
  restoreVersion: names(({ documentId: id }) => [{ params: { id, version: '1' } }]),
  editDocument: theDocument({ version: 1, patches: [{ op: 'remove', id: 'x' }], label: 'Removed' }),
  reshapeDocument: theDocument({ version: 1, shape: 'slides' }),
  undoChange: theDocument({ version: 1 }),
  redoChange: theDocument({ version: 1 }),
  fixFinding: theDocument({ version: 1, finding_id: 'x' }),
  intendFinding: theDocument({ version: 1, finding_id: 'x', is_intended: true }),
  documentPdf: theDocument(),
  documentPdfToken: theDocument(),
  generatePdf: own({ html_code: '' }),
  generateFromHtml: names(({ sessionId }) => [
    { payload: { html_content: '<p>Mine</p>', session_id: sessionId } },
  ]),
  generateFromHtmlV2: names(({ sessionId }) => [
    { payload: { html_content: '<p>Mine</p>', session_id: sessionId } },
    { payload: { html_content: '<p>Mine</p>', session_id: sessionId, is_preview: true } },
  ]),
  flattenPdf: own({ pdf_url: '' }),
  documentHtmlFile: theDocument(),
  documentPdfChecks: theDocument(),
  documentScreenshots: theDocument(),

  latestCreateSession: own(),
  saveCreateSession: theCreation({ state: {} }),
  deleteCreateSession: theCreation(),
  uploadCreateFile: names(({ creationId: id }) => [{ params: { id }, status: 400 }]),
  uploadCreateText: theCreation({ content_id: crypto.randomUUID(), text: 'Mine' }),
  uploadResearchQuery: theCreation({ content_id: crypto.randomUUID(), query: 'What is it?' }),
  deleteCreateContent: names(({ creationId: id, contentId }) => [{ params: { id, contentId } }]),
  listCreateFiles: theCreation(),
  suggestPalettes: theCreation(),
  createContext: names(({ creationId }) => [{ payload: { create_session_id: creationId } }]),
  readCreatePart: names(({ creationId: id, contentId }) => [
    { params: { id }, query: `?part_id=${contentId}:0` },
  ]),
  sendCreateSession: names(({ creationId, uid }) => [
    { payload: { create_session_id: creationId, user_id: uid, wish: 'mine' } },
  ]),

  readLibrary: own(),
  listSessions: own(),
  listSessionDocuments: theSession,
  listFavorites: own(),
  listDocuments: names(({ documentId }) => [
    { query: `?ids=${documentId}`, status: 200, answer: { documents: [] } },
  ]),
  updateDocument: names(({ documentId, sessionId }) => [
    { params: { id: documentId }, payload: { title: 'Mine now' } },
    { params: { id: documentId }, payload: { 'library.is_favorite': true } },
    { params: { id: sessionId }, payload: { title: 'Mine now', is_session: true } },
  ]),
  deleteDocuments: names(({ documentId }) => [
    {
      payload: { document_ids: [documentId] },
      status: 200,
      answer: { failed_documents: [documentId] },
    },
  ]),
  restoreDocuments: names(({ documentId }) => [
    {
      payload: { document_ids: [documentId] },
      status: 200,
      answer: { failed_documents: [documentId] },
    },
  ]),
  deleteSessions: names(({ sessionId }) => [
    { payload: { session_ids: [sessionId] }, status: 200, answer: { failed_sessions: [sessionId] } },
  ]),
  restoreSessions: names(({ sessionId }) => [
    { payload: { session_ids: [sessionId] }, status: 200, answer: { failed_sessions: [sessionId] } },
  ]),
  listTrash: own(),
  emptyTrash: own(),
  createDocument: names(({ documentId, sessionId }) => [
    { payload: { document: { html: '<p>x</p>', session_id: sessionId } } },
    { payload: { document: { html: '<p>x</p>', id: documentId } }, status: 409 },
  ]),
  duplicateDocument: names(({ documentId: id }) => [
    { params: { id }, payload: { copy_id: '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11' } },
  ]),
  documentHtml: theDocument(),
  deleteBlobs: names(({ blobName }) => [
    { payload: { blob_names: [blobName] }, status: 200, answer: { failed_blobs: [blobName] } },
  ]),

  readAttachment: own(),
  uploadAsset: own(),
  listAssets: names(({ assetId }) => [{ query: `?ids=${assetId}`, status: 200, answer: { assets: [] } }]),
  updateAsset: names(({ assetId: id }) => [{ params: { id }, payload: { asset_name: 'Mine now' } }]),
  deleteAsset: names(({ assetId: id }) => [{ params: { id } }]),
  assetFile: open('the session cookie is its credential'),
  listPhotoServices: own(),
  searchPhotos: own(),
  keepPhoto: own({ token: 'forged' }),
  photoThumbnail: open('a signed token is its credential'),
  ownFontSheet: open('the session cookie is its credential'),
  signedUrl: names(({ blobName }) => [{ query: `?blob_name=${blobName}` }]),

  listPalettes: own(),
  createPalette: own({ name: 'Mine', colors: ['#123456'] }),
  updatePalette: theEntry({ name: 'Mine now' }),
  deletePalette: theEntry(),
  listInstructions: own(),
  createInstruction: own({ name: 'Mine', instruction: 'Be brief.' }),
  updateInstruction: theEntry({ name: 'Mine now' }),
  deleteInstruction: theEntry(),
  listThemes: own(),
  createTheme: own({ name: 'Mine', background_color: '#ffffff', aspect_ratio: 'a4' }),
  updateTheme: theEntry({ name: 'Mine now' }),
  deleteTheme: theEntry(),
  listAspectRatios: own(),
  listBrandKits: own(),
  createBrandKit: own({ name: 'Mine' }),
  // Ownership isn't checked if the plan doesn't include this call.
  updateBrandKit: names(({ paletteId: id }) => [{ params: { id }, payload: { name: 'Mine' } }]),
  readBrandKitChoices: theEntry(),
  deleteBrandKit: theEntry(),
  readBrandAssets: own(),
  searchSite: own({ url: 'http://127.0.0.1/' }),
  createKitFromSite: own({ domain: '127.0.0.1' }),

  createPdfJob: names(({ documentId, sessionId, jobId }) => [
    { payload: { kind: 'pdf', document_id: documentId } },
    { payload: { kind: 'print_ready', document_id: documentId } },
    { payload: { kind: 'batch', document_ids: [documentId] } },
    { payload: { kind: 'quality', request: { messages, session_id: sessionId } } },
    { payload: { kind: 'quality', request: { messages, document_id: documentId } } },
    { payload: { kind: 'quality', job_id: jobId, request: { messages } }, status: 409 },
  ]),
  listPdfJobs: own(),
  followPdfJobs: unsent('its stream does not end; its own tests follow it'),
  readPdfJobStatus: theJob,
  cancelPdfJob: theJob,
  pdfJobFileToken: theJob,

  listApiKeys: own(),
  createApiKey: own({ name: 'mine', scopes: ['documents:read'] }),
  updateApiKey: names(({ apiKeyId: id }) => [
    { params: { id }, payload: { rotate: true } },
    { params: { id }, payload: { revoked: true } },
  ]),
  deleteApiKey: names(({ apiKeyId: id }) => [{ params: { id } }]),

  listKeptPrompts: own(),
  keepPrompt: own({ prompt: 'A flyer' }),
  forgetPrompt: names(({ promptId: id }) => [{ params: { id } }]),

  listTemplates: open('public pages'),
  readTemplate: open('public pages'),
  useTemplate: names(({ documentId }) => [
    { params: { name: 'moving-day' }, payload: { document_id: documentId }, status: 409 },
  ]),

  listOwnTemplates: own(),
  saveOwnTemplate: names(({ documentId, templateId }) => [
    { payload: { id: templateId, document_id: documentId } },
  ]),
  importOwnTemplate: own({ id: '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d11', markdown: '# Door' }),
  renameOwnTemplate: names(({ templateId: id }) => [{ params: { id }, payload: { title: 'Mine' } }]),
  deleteOwnTemplate: names(({ templateId: id }) => [{ params: { id } }]),
  ownTemplateMarkdown: names(({ templateId: id }) => [{ params: { id } }]),
  useOwnTemplate: names(({ templateId: id }) => [
    { params: { id }, payload: { document_id: '6f1c1c52-6f0e-4a4e-9a52-0d6d4a1b7d12' } },
  ]),

  readPricing: open('the plans'),
  createCheckoutSession: own({ price_id: 'nothing' }),
  confirmPayment: names(({ checkoutId }) => [{ payload: { session_id: checkoutId } }]),
  createPortalSession: own({}),
  readSubscriptionStatus: own(),
  cancelSubscription: own(),
  reactivateSubscription: own(),
  changePlan: own({ price_id: 'nothing' }),
  listInvoices: own(),
  readSandboxCheckout: names(({ checkoutId: id }) => [{ params: { id } }]),
  paySandboxCheckout: names(({ checkoutId: id }) => [{ params: { id }, payload: { card: 'good' } }]),
  letSandboxHappen: own({ what: 'payment_fails' }),
  readUsage: own(),
  readPrioritySupport: own(),
  readActivitySummary: own(),
  readCurrentLimits: own(),
  listShares: names(({ documentId }) => [
    { query: `?document_id=${documentId}`, status: 200, answer: { shares: [], total: 0 } },
  ]),
  createShare: theDocument({}),
  updateShare: names(({ shareId: id }) => [{ params: { id }, payload: { may_download: false } }]),
  revokeShare: names(({ shareId: id }) => [{ params: { id } }]),
  makePrivate: theDocument(),

  readProfile: own(),
  readAccount: own(),
  updateAccount: own({ displayName: 'Bob' }),
  readUser: theUser(),
  mergeUser: theUser({ displayName: 'Mine now' }),
  deleteUser: theUser(),
  listAccountSessions: own(),
  listSecurityEvents: own(),
  revokeAccountSession: names(({ deviceId: id }) => [{ params: { id } }]),
  signOutEverywhere: unsent('it would end the walk'),
  changePassword: own({ current_password: 'wrong', new_password: 'another one' }),
  setPassword: own({ new_password: 'x' }),
  sendConfirmationCode: own(),
  confirmWithCode: own({ code: '00000000' }),
  changeEmail: own({ new_email: 'other@example.com', password: 'wrong' }),
  beginSecondFactor: own({ password: 'wrong' }),
  confirmSecondFactor: own({ code: '000000' }),
  removeSecondFactor: own({ password: 'wrong' }),
  startDataExport: unsent('it would make an archive of nothing'),
  readDataExport: names(({ exportId: id }) => [{ params: { id } }]),
  deleteAccount: names(() => [
    // Another user's email address doesn't confirm the deletion of one's own account.
    { payload: { confirmation: 'ada@example.com', password: 'wrong' }, status: 400 },
  ]),

  staffOverview: { kind: 'staff' },
  listStaffUsers: { kind: 'staff' },
  changeTier: { kind: 'staff', params: { uid: 'somebody' }, payload: { tier: 'pro' } },
  listStaffRuns: { kind: 'staff' },
  listStaffMails: { kind: 'staff' },
  listStaffModels: { kind: 'staff' },
  testModel: { kind: 'staff', params: { alias: 'composer' } },
  findLocalServers: { kind: 'staff' },
  listPulls: { kind: 'staff' },
  pullModel: { kind: 'staff', params: { id: someId }, payload: { model: 'small' } },
  cancelPull: { kind: 'staff', params: { id: someId, model: 'small' } },
  removeLocalModel: { kind: 'staff', params: { id: someId, model: 'small' } },
  readEngine: { kind: 'staff' },
  getEngineModel: { kind: 'staff', payload: { id: 'unknown' } },
  resumeEngineModel: { kind: 'staff', params: { id: 'unknown' } },
  pauseEngineModel: { kind: 'staff', params: { id: 'unknown' } },
  removeEngineModel: { kind: 'staff', params: { id: 'unknown' } },
  removeEngine: { kind: 'staff' },
  listOwnModelKeys: own(),
  addOwnModelKey: unsent('it would call the provider with the key'),
  listModelsOfOwnKey: theOwnKey(),
  chooseModelOfOwnKey: theOwnKey({ model: 'some-model' }),
  removeOwnModelKey: theOwnKey(),
  readSearchEngine: { kind: 'staff' },
  setSearchEngine: { kind: 'staff', payload: { kind: 'searxng', address: 'https://search.invalid' } },
  removeSearchEngine: { kind: 'staff' },
  readModelSettings: { kind: 'staff' },
  changeModelChoices: { kind: 'staff', payload: { revision: 1, month_cents: 500 } },
  addProvider: { kind: 'staff', payload: { kind: 'compatible', address: 'https://models.invalid/v1' } },
  changeProvider: { kind: 'staff', params: { id: someId }, payload: { revision: 1, name: 'Mine' } },
  removeProvider: { kind: 'staff', params: { id: someId } },
  listProviderModels: { kind: 'staff', params: { id: someId } },
  offerModel: { kind: 'staff', payload: { ...someModel, alias: 'mine', purpose: 'text' } },
  changeOfferedModel: { kind: 'staff', params: { alias: 'mine' }, payload: { ...someModel, revision: 1 } },
  withdrawModel: { kind: 'staff', params: { alias: 'mine' } },
  testOfferedModel: { kind: 'staff', params: { alias: 'mine' } },
  readTestPage: { kind: 'staff', params: { alias: 'mine' } },
} satisfies Record<keyof typeof contract, AuthorisationRow>;
