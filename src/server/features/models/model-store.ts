import { type Kysely, sql } from 'kysely';
import { type ProviderKindName, providerKindNames } from '../../../contract/provider-kind-names.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;

export type ProviderRow = Row<'model_providers'>;
export type OfferedRow = Row<'offered_models'>;
export type ChoicesRow = Row<'model_choices'>;

/** Returns a stored provider kind; an unknown one is treated as a generic server. */
export const kindOf = (kind: string): ProviderKindName =>
  providerKindNames.find((known) => known === kind) ?? 'compatible';

/** Notification channel for changed models. */
export const modelsChannel = 'octavo_models';

export const notifyModels = (db: Db) => sql`select pg_notify(${modelsChannel}, '')`.execute(db);

export const listProviders = (db: Db): Promise<ProviderRow[]> =>
  db.selectFrom('model_providers').selectAll().orderBy('created_at').orderBy('id').execute();

export const findProvider = (db: Db, id: string): Promise<ProviderRow | undefined> =>
  db.selectFrom('model_providers').selectAll().where('id', '=', id).executeTakeFirst();

export const listOffered = (db: Db): Promise<OfferedRow[]> =>
  db.selectFrom('offered_models').selectAll().orderBy('created_at').orderBy('alias').execute();

export const findOffered = (db: Db, alias: string): Promise<OfferedRow | undefined> =>
  db.selectFrom('offered_models').selectAll().where('alias', '=', alias).executeTakeFirst();

export const readChoices = (db: Db): Promise<ChoicesRow> =>
  db.selectFrom('model_choices').selectAll().executeTakeFirstOrThrow();

export type NewProvider = Pick<
  ProviderRow,
  'id' | 'kind' | 'name' | 'address' | 'sealed_key' | 'certificate' | 'may_be_private'
>;

export const insertProvider = (db: Db, row: NewProvider): Promise<ProviderRow> =>
  db.insertInto('model_providers').values(row).returningAll().executeTakeFirstOrThrow();

const nextRevision = sql<number>`revision + 1`;

/** Returns undefined if the row has changed since `revision`. */
export const updateProvider = (
  db: Db,
  { id, ...change }: Omit<NewProvider, 'kind'>,
  revision: number,
): Promise<ProviderRow | undefined> =>
  db
    .updateTable('model_providers')
    .set({ ...change, revision: nextRevision })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();

export async function deleteProvider(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('model_providers').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export type NewOffered = Pick<
  OfferedRow,
  'alias' | 'provider_id' | 'model' | 'purpose' | 'input_price' | 'output_price' | 'picture_price'
> & {
  readonly context_tokens?: number | null | undefined;
  readonly reasoning?: string | null | undefined;
};

/** Returns undefined if the alias is taken. */
export const insertOffered = (db: Db, row: NewOffered): Promise<OfferedRow | undefined> =>
  db
    .insertInto('offered_models')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Updates an offered model; a different model clears the test result. Returns undefined if the row has
 * changed since `revision`.
 */
export const updateOffered = (
  db: Db,
  { alias, ...change }: Omit<NewOffered, 'purpose'>,
  revision: number,
): Promise<OfferedRow | undefined> =>
  db
    .updateTable('offered_models')
    .set({
      ...change,
      tested: sql<string | null>`case when model = ${change.model} then tested end`,
      revision: nextRevision,
    })
    .where('alias', '=', alias)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();

/** Stores a test result unless the alias now has another model. */
export const keepTest = (db: Db, row: Pick<OfferedRow, 'alias' | 'model'>, tested: object) =>
  db
    .updateTable('offered_models')
    .set({ tested: JSON.stringify(tested) })
    .where('alias', '=', row.alias)
    .where('model', '=', row.model)
    .execute();

export async function deleteOffered(db: Db, alias: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('offered_models')
    .where('alias', '=', alias)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns false if the choices have changed since `revision`. */
export async function updateChoices(
  db: Db,
  change: Partial<
    Pick<ChoicesRow, 'default_alias' | 'month_cents' | 'account_cents' | 'are_own_keys_allowed'>
  >,
  revision: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('model_choices')
    .set({ ...change, revision: nextRevision })
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const microsOfDollar = 1_000_000;
const lengthOfDate = 'YYYY-MM-DD'.length;
const dateOf = (moment: Date): string => moment.toISOString().slice(0, lengthOfDate);

/** Adds the cost of a test, in US dollars, to the month that starts at `month`. */
export async function addTestCost(db: Db, month: Date, dollars: number): Promise<void> {
  const cost_micros = Math.round(dollars * microsOfDollar);
  await db
    .insertInto('model_test_costs')
    .values({ month: dateOf(month), cost_micros })
    .onConflict((conflict) =>
      conflict
        .column('month')
        .doUpdateSet({ cost_micros: sql<number>`model_test_costs.cost_micros + ${cost_micros}` }),
    )
    .execute();
}

/** Returns what tests of models have cost since a month's start, in US dollars. */
async function testedSince(db: Db, since: Date): Promise<number> {
  const { micros } = await db
    .selectFrom('model_test_costs')
    .select(sql<number>`coalesce(sum(cost_micros), 0)::float8`.as('micros'))
    .where('month', '>=', dateOf(since))
    .executeTakeFirstOrThrow();
  return micros / microsOfDollar;
}

/**
 * Returns the cost since the start of a month, in US dollars: of one account's runs, or of all runs and all tests of
 * models if `uid` is null.
 */
export async function spentSince(db: Db, since: Date, uid: string | null): Promise<number> {
  const { micros } = await db
    .selectFrom('runs')
    .select(sql<number>`coalesce(sum(cost_micros), 0)::float8`.as('micros'))
    .where('created_at', '>=', since)
    .$if(uid !== null, (query) => query.where('user_id', '=', uid as string))
    .executeTakeFirstOrThrow();
  const ofRuns = micros / microsOfDollar;
  return uid === null ? ofRuns + (await testedSince(db, since)) : ofRuns;
}
