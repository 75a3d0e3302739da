import type { ColumnType, Generated, Selectable } from 'kysely';

/** A moment that the database fills in when it is left out. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type OptionalMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON goes in as text, so that an array is not taken for a PostgreSQL array. */
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
  document_count: Generated<number>;
}

export interface DocumentsTable {
  user_id: string;
  id: string;
  session_id: string;
  title: string;
  format: string;
  /** 0 until the first version is saved. */
  current_version: Generated<number>;
  is_favorite: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

export interface VersionsTable {
  user_id: string;
  document_id: string;
  /** From 1, without gaps. */
  version: number;
  html: string;
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
  /** The process that works on it; see lifecycle/instance-lock.ts. */
  instance_key: number;
  last_seq: Generated<number>;
  version: Optional<number>;
  error: OptionalJson;
  cancel_requested_at: OptionalMoment;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  created_at: Moment;
  finished_at: OptionalMoment;
}

export interface RunEventsTable {
  run_id: string;
  /** From 1, without gaps. */
  seq: number;
  event: Json;
  created_at: Moment;
}

export interface SharedSecretsTable {
  name: string;
  value: Buffer;
}

/** Every table of Octavo's own. Those of better-auth and graphile-worker belong to them. */
export interface Database {
  users: UsersTable;
  owner_links: OwnerLinksTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  versions: VersionsTable;
  runs: RunsTable;
  run_events: RunEventsTable;
  shared_secrets: SharedSecretsTable;
}

export type Row<T extends keyof Database> = Selectable<Database[T]>;
