import type { Deps } from '../../deps.ts';

/**
 * Deletes the emails of a deleted account, sent or not. With 'farewell' it keeps the email about the
 * deletion; with 'nothing' it deletes that one too, once it is no longer queued.
 */
export async function forgetMails(
  account: { readonly uid: string; readonly email: string; readonly leaves: 'farewell' | 'nothing' },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, email, leaves } = account;
  const query = db.deleteFrom('mails').where('kind', leaves === 'nothing' ? '=' : '<>', 'account_deleted');
  await (leaves === 'nothing' ? query.where('status', '<>', 'queued') : query)
    .where((row) => row.or([row('user_id', '=', uid), row('to_address', '=', email)]))
    .execute();
}
