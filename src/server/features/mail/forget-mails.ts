import type { Deps } from '../../deps.ts';

/**
 * Removes what was mailed to an account that is deleted, sent or not. `leaves`: 'farewell' for the first time;
 * afterwards 'nothing' takes away what told of the deletion as well, once it is delivered or given up.
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
