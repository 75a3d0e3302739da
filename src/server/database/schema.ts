import type { ColumnType, Generated, Selectable } from 'kysely';

/** A timestamp with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON is written as text, so an array isn't taken for a PostgreSQL array. */
type Json = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface UsersTable {
  uid: string;
  email: string;
  display_name: Optional<string>;
  created_at: Moment;
  last_login_at: Moment;
  tier: Generated<string>;
  upgraded_at: OptionalMoment;
  sender: OptionalJson;
  language: Optional<string>;
}

export interface OwnerLinksTable {
  token_hash: string;
  created_at: Moment;
  expires_at: Date;
  used_at: OptionalMoment;
}

export interface SessionsTable {
  user_id: string;
  id: string;
  title: string;
  created_at: Moment;
  updated_at: Moment;
  /** Number of visible documents; maintained by the database, see migrations/0006. */
  document_count: ColumnType<number, never, never>;
  deleted_at: OptionalMoment;
  /** True if a user set the title, so new versions don't change it. */
  is_renamed: Generated<boolean>;
}

export interface DocumentsTable {
  user_id: string;
  id: string;
  session_id: string;
  title: string;
  format: string;
  /** 0 until the first version is saved. */
  current_version: Generated<number>;
  /** Last version that redo leads to; null if nothing is undone. */
  redo_to: Optional<number>;
  is_favorite: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: OptionalMoment;
  /** True if a user set the title, so new versions don't change it. */
  is_renamed: Generated<boolean>;
  /** Cover image that was set for the document. */
  cover_key: Optional<string>;
  /** Image of its first page. */
  thumbnail_key: Optional<string>;
  /** Version that thumbnail and search index reflect; 0 for none. */
  filed_version: Generated<number>;
}

/** Maintained by the database, see migrations/0006. No row means all zeros. */
export interface LibraryCountsTable {
  user_id: string;
  sessions: ColumnType<number, never, never>;
  documents: ColumnType<number, never, never>;
  favorites: ColumnType<number, never, never>;
}

export interface DocumentSearchTable {
  user_id: string;
  document_id: string;
  /** A tsvector whose words are marked with their user; see features/library/search-words.ts. */
  words: string;
}

/** Responses of changing calls, kept for a day so a replay acts only once. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  answer: OptionalJson;
  created_at: Moment;
}

export interface VersionsTable {
  user_id: string;
  document_id: string;
  /** From 1, without gaps. */
  version: number;
  /** Version it was made from; null if that is the one numbered before it. */
  made_from: Optional<number>;
  /** The page as plain HTML; or null and compressed in `packed`, see features/documents/packed-page.ts. */
  html: Optional<string>;
  packed: Optional<Buffer>;
  packed_on: Optional<number>;
  /** Content of the page, if known; see features/documents/packed-content.ts. */
  content: Optional<Buffer>;
  /** Kit release that laid the content out. */
  kit: Optional<string>;
  title: string;
  origin: string;
  label: string;
  run_id: Optional<string>;
  checks: OptionalJson;
  created_at: Moment;
}

export interface RunsTable {
  user_id: string;
  id: string;
  session_id: string;
  document_id: string;
  status: string;
  prompt: string;
  request: Json;
  model_alias: string;
  /** The process that runs it; see lifecycle/instance-lock.ts. */
  instance_key: number;
  last_seq: Generated<number>;
  version: Optional<number>;
  error: OptionalJson;
  cancel_requested_at: OptionalMoment;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** In millionths of a US dollar; null if no price was configured. */
  cost_micros: Optional<number>;
  created_at: Moment;
  finished_at: OptionalMoment;
}

export interface RunEventsTable {
  run_id: string;
  /** Number of the last event, if the row joins several text deltas. */
  seq: number;
  event: Json;
  created_at: Moment;
}

export interface DataExportsTable {
  user_id: string;
  id: string;
  status: Generated<string>;
  file_key: Optional<string>;
  created_at: Moment;
  finished_at: OptionalMoment;
}

export interface EmailChangesTable {
  user_id: string;
  token_hash: string;
  new_email: string;
  created_at: Moment;
  expires_at: Date;
}

export interface AccountDeletionsTable {
  user_id: string;
  email: string;
  display_name: string;
  requested_at: Moment;
  /** Null while deletion is unfinished. */
  done_at: OptionalMoment;
}

export interface MailsTable {
  id: string;
  /** Insertion order; may have gaps. */
  seq: ColumnType<number, never, never>;
  user_id: Optional<string>;
  to_address: string;
  kind: string;
  subject: string;
  /** Null after a retention period, because it contains links that grant access. */
  text: Optional<string>;
  html: Optional<string>;
  status: string;
  attempts: Generated<number>;
  last_error: Optional<string>;
  /** While queued: not delivered before. */
  next_attempt_at: Moment;
  created_at: Moment;
  sent_at: OptionalMoment;
}

export interface SharedSecretsTable {
  name: string;
  value: Buffer;
}

/** Hashes of secrets sent by email. */
export interface MailedCodesTable {
  token_hash: string;
  purpose: 'verify_email' | 'sign_in' | 'reset_password';
  email: string;
  display_name: Optional<string>;
  /** From the sign-up that requested this email. */
  password_hash: Optional<string>;
  /** Hash of the cookie of the requesting browser. */
  browser_hash: Optional<string>;
  /** Hash of the requesting network. */
  requester_hash: Optional<string>;
  created_at: Moment;
  expires_at: Date;
}

/** Attempt counters per account, whether it exists or not. */
export interface AccountAttemptsTable {
  /** Hashed, so it reveals no email address. */
  key: string;
  count: number;
  resets_at: Date;
}

export interface PdfJobsTable {
  user_id: string;
  id: string;
  /** Creation order; may have gaps. */
  seq: ColumnType<number, never, never>;
  kind: string;
  status: Generated<string>;
  title: string;
  /** The user's name, for the metadata of generated files. */
  author: string;
  request: Json;
  /**
   * Number of the user's jobs already queued at creation. Lower runs first, so one user's hundred jobs don't
   * block others.
   */
  priority: Generated<number>;
  attempts: Generated<number>;
  /** While queued: not started before. */
  run_at: Moment;
  instance_key: Optional<number>;
  /** ID of the current attempt; only its holder may write. */
  claim: Optional<string>;
  step: Optional<string>;
  detail: Optional<string>;
  run_id: Optional<string>;
  session_id: Optional<string>;
  document_id: Optional<string>;
  result: OptionalJson;
  error: OptionalJson;
  created_at: Moment;
  updated_at: Moment;
  started_at: OptionalMoment;
  finished_at: OptionalMoment;
}

/** Public links to documents; see features/sharing. */
export interface ShareLinksTable {
  id: string;
  user_id: string;
  document_id: string;
  token_hash: string;
  /** The token, if the secret it was derived from was rotated; see secrets/seal-key.ts. */
  sealed_token: Optional<Buffer>;
  /** Null for the latest version. */
  version: Optional<number>;
  password_hash: Optional<string>;
  may_download: Generated<boolean>;
  embed_origins: Generated<string[]>;
  expires_at: OptionalMoment;
  revoked_at: OptionalMoment;
  views: Generated<number>;
  downloads: Generated<number>;
  last_viewed_at: OptionalMoment;
  created_at: Moment;
}

interface ShareVisitsTable {
  share_id: string;
  /** Keyed hash of address and browser. */
  visitor: string;
  seen_at: Date;
}

interface ShareAttemptsTable {
  share_id: string;
  /** Keyed hash of the address; '' counts all addresses together. */
  tried_by: string;
  count: number;
  resets_at: Date;
}

interface SessionConfirmationsTable {
  session_id: string;
  user_id: string;
  /** Null until the user re-authenticates. */
  confirmed_until: Date | null;
  /** Hash of an emailed code that is still valid; attempts are counted before comparing. */
  code_hash: string | null;
  code_expires_at: Date | null;
  code_tries: Generated<number>;
  touched_at: Date;
}

export interface MembershipsTable {
  user_id: string;
  /** Tier of the account without payment: granted by staff, or as the local owner. */
  granted_tier: Generated<string>;
  customer_id: Optional<string>;
  created_at: Moment;
}

/** Latest subscription state from the payment provider. */
export interface SubscriptionsTable {
  user_id: string;
  id: string;
  provider: string;
  status: string;
  tier: string;
  price_id: string;
  interval: string;
  /** The billing anchor. */
  started_at: Date;
  current_period_end: Date;
  cancel_at_period_end: boolean;
  past_due_since: OptionalMoment;
  updated_at: Moment;
}

/** Invoices whose failed payment was announced by email. */
export interface PaymentNoticesTable {
  user_id: string;
  invoice_id: string;
  created_at: Moment;
}

export interface CheckoutsTable {
  user_id: string;
  id: string;
  provider: string;
  price_id: string;
  created_at: Moment;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  subscription_id: Optional<string>;
  customer_id: Optional<string>;
  status: 'received' | 'parked' | 'done' | 'ignored';
  attempts: Generated<number>;
  last_error: Optional<string>;
  received_at: Moment;
  done_at: OptionalMoment;
}

/** State of the payment sandbox. */
export interface SandboxObjectsTable {
  user_id: string;
  id: string;
  kind: string;
  data: Json;
  created_at: Moment;
}

/** Monthly totals of the entries. */
export interface AllowancePeriodsTable {
  user_id: string;
  period_start: Date;
  fast_held: Generated<number>;
  fast_used: Generated<number>;
  quality_held: Generated<number>;
  quality_used: Generated<number>;
}

export interface AllowanceEntriesTable {
  user_id: string;
  seq: ColumnType<number, never, never>;
  run_id: string;
  entry: 'claim' | 'charge' | 'release';
  bucket: 'fast' | 'quality';
  period_start: Date;
  created_at: Moment;
}

export interface ApiKeysTable {
  user_id: string;
  id: string;
  name: string;
  prefix: string;
  secret_hash: string;
  scopes: string[];
  created_at: Moment;
  expires_at: OptionalMoment;
  last_used_at: OptionalMoment;
  revoked_at: OptionalMoment;
}

export interface ApiUseTable {
  user_id: string;
  day: string;
  calls: Generated<number>;
}

/** A user's file: an image, a drawing or a font. */
interface AssetsTable {
  user_id: string;
  id: string;
  name: string;
  description: string;
  kind: string;
  facts: Json;
  blob_key: string;
  thumbnail_key: Optional<string>;
  size_bytes: number;
  /** Sorted by position, descending. */
  position: number;
  created_at: Moment;
}

interface AssetUsageTable {
  user_id: string;
  used_bytes: number;
}

/** A session of /create. */
interface CreateSessionsTable {
  user_id: string;
  id: string;
  state: Json;
  created_at: Moment;
  updated_at: Moment;
  sent_at: Date | null;
}

/** Content added to a /create session. */
interface CreateContentsTable {
  user_id: string;
  create_session_id: string;
  id: string;
  kind: string;
  name: string;
  size_bytes: number;
  markdown: string;
  facts: Json;
  created_at: Moment;
}

/** A palette, an instruction, a theme or a brand kit. */
interface BrandEntriesTable {
  user_id: string;
  id: string;
  kind: string;
  name: string;
  facts: Json;
  is_default: Generated<boolean>;
  position: number;
  created_at: Moment;
}

/** Brand data read from a website, cached for a day. */
interface BrandLookupsTable {
  user_id: string;
  address: string;
  answer: Json;
  created_at: Moment;
}

export interface KeptPromptsTable {
  user_id: string;
  id: string;
  prompt: string;
  kept_at: Moment;
}

export interface OwnTemplatesTable {
  user_id: string;
  id: string;
  title: string;
  format: string;
  html: string;
  content: OptionalJson;
  sample_count: number;
  saved_at: Moment;
}

/** Ended sessions whose tokens may still be valid. Written by a trigger. */
interface RevokedSessionsTable {
  session_id: string;
  revoked_at: Moment;
}

/** A browser that has signed in to an account. */
interface KnownDevicesTable {
  user_id: string;
  device_hash: string;
  seen_at: Moment;
}

/** Security events of an account; written by triggers. */
interface SecurityEventsTable {
  id: Generated<string>;
  user_id: string;
  kind: string;
  detail: unknown;
  at: Moment;
}

export interface ModelProvidersTable {
  id: string;
  kind: string;
  name: string;
  address: string;
  /** See secrets/seal-key.ts. */
  sealed_key: Optional<Buffer>;
  /** PEM of a certificate to trust in addition to the system's authorities. */
  certificate: Optional<string>;
  may_be_private: Generated<boolean>;
  revision: Generated<number>;
  created_at: Moment;
}

export interface OfferedModelsTable {
  alias: string;
  provider_id: string;
  model: string;
  /** 'text' or 'pictures'. */
  purpose: string;
  /** US dollars per million tokens. */
  input_price: Optional<number>;
  output_price: Optional<number>;
  /** US dollars per picture. */
  picture_price: Optional<number>;
  context_tokens: Optional<number>;
  /** See `reasoningEfforts`; null for the provider's default. */
  reasoning: Optional<string>;
  /** Result of the last test. */
  tested: OptionalJson;
  revision: Generated<number>;
  created_at: Moment;
}

export interface ModelTestCostsTable {
  /** First day of the month, in UTC. */
  month: string;
  /** Millionths of a US dollar. */
  cost_micros: Generated<number>;
}

/** Settings with a single row. */
export interface ModelChoicesTable {
  is_only: Generated<boolean>;
  default_alias: Optional<string>;
  /** Maximum monthly cost of all runs, in US cents. */
  month_cents: Optional<number>;
  /** Maximum monthly cost of one account's runs, in US cents. */
  account_cents: Optional<number>;
  are_own_keys_allowed: Generated<boolean>;
  revision: Generated<number>;
}

/** Provider keys of accounts, for their own runs only. */
export interface OwnModelKeysTable {
  id: string;
  user_id: string;
  kind: string;
  address: string;
  /** See secrets/seal-key.ts. */
  sealed_key: Buffer;
  may_be_private: Generated<boolean>;
  model: Optional<string>;
  created_at: Moment;
}

/** The search engine of search mode, in at most one row. */
export interface SearchEngineTable {
  is_only: Generated<boolean>;
  kind: string;
  address: string;
  /** See secrets/seal-key.ts. */
  sealed_key: Optional<Buffer>;
  may_be_private: Generated<boolean>;
}

/** All tables of Octavo. Those of better-auth and graphile-worker aren't listed. */
export interface Database {
  users: UsersTable;
  owner_links: OwnerLinksTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  library_counts: LibraryCountsTable;
  document_search: DocumentSearchTable;
  idempotency_keys: IdempotencyKeysTable;
  versions: VersionsTable;
  runs: RunsTable;
  run_events: RunEventsTable;
  mails: MailsTable;
  data_exports: DataExportsTable;
  email_changes: EmailChangesTable;
  account_deletions: AccountDeletionsTable;
  shared_secrets: SharedSecretsTable;
  mailed_codes: MailedCodesTable;
  account_attempts: AccountAttemptsTable;
  session_confirmations: SessionConfirmationsTable;
  pdf_jobs: PdfJobsTable;
  memberships: MembershipsTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  payment_notices: PaymentNoticesTable;
  payment_events: PaymentEventsTable;
  sandbox_objects: SandboxObjectsTable;
  allowance_periods: AllowancePeriodsTable;
  allowance_entries: AllowanceEntriesTable;
  api_keys: ApiKeysTable;
  api_use: ApiUseTable;
  share_links: ShareLinksTable;
  share_visits: ShareVisitsTable;
  share_attempts: ShareAttemptsTable;
  assets: AssetsTable;
  asset_usage: AssetUsageTable;
  brand_entries: BrandEntriesTable;
  brand_lookups: BrandLookupsTable;
  create_sessions: CreateSessionsTable;
  create_contents: CreateContentsTable;
  kept_prompts: KeptPromptsTable;
  own_templates: OwnTemplatesTable;
  revoked_sessions: RevokedSessionsTable;
  known_devices: KnownDevicesTable;
  security_events: SecurityEventsTable;
  model_providers: ModelProvidersTable;
  offered_models: OfferedModelsTable;
  model_choices: ModelChoicesTable;
  model_test_costs: ModelTestCostsTable;
  own_model_keys: OwnModelKeysTable;
  search_engine: SearchEngineTable;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
