import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/**
 * What happened to the security of an account, for its owner to read. Triggers write it, so that no way of changing a
 * password, a factor or a key can forget to. The triggers follow once the identity tables are there.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      user_id text not null,
      kind text not null,
      detail jsonb not null default '{}',
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index security_events_by_account on security_events (user_id, id desc)`.execute(db);
  // The account may be gone already where its rows are deleted with it. Before its first session there is no owner yet:
  // whoever verifies the address begins anew.
  await sql`
    create function note_security_event(account text, event text, about jsonb) returns void language plpgsql as $$ begin
      if not exists (select 1 from identity_users where id = account) then return; end if;
      if not exists (select 1 from security_events where user_id = account)
        and not exists (select 1 from identity_sessions where "userId" = account) then return; end if;
      delete from security_events where user_id = account and at < now() - interval '400 days';
      insert into security_events (user_id, kind, detail) values (account, event, jsonb_strip_nulls(about));
    end $$`.execute(db);
  await sql`
    create function note_session_event() returns trigger language plpgsql as $$ begin
      perform note_security_event(new."userId", 'signed_in',
        jsonb_build_object('address', new."ipAddress", 'agent', left(new."userAgent", 400)));
      return null;
    end $$`.execute(db);
  await sql`
    create function note_user_event() returns trigger language plpgsql as $$ begin
      if new.email is distinct from old.email then
        perform note_security_event(new.id, 'email_changed', jsonb_build_object('from', old.email, 'to', new.email));
      end if;
      if coalesce(new."twoFactorEnabled", false) <> coalesce(old."twoFactorEnabled", false) then
        perform note_security_event(new.id,
          case when new."twoFactorEnabled" then 'second_factor_added' else 'second_factor_removed' end, '{}');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function note_login_event() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        perform note_security_event(old."userId",
          case when old."providerId" = 'credential' then 'password_removed' else 'google_unlinked' end, '{}');
      elsif tg_op = 'INSERT' then
        perform note_security_event(new."userId",
          case when new."providerId" = 'credential' then 'password_set' else 'google_linked' end, '{}');
      elsif new.password is distinct from old.password then
        perform note_security_event(new."userId", 'password_changed', '{}');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function note_key_event() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        perform note_security_event(old.user_id, 'api_key_deleted', jsonb_build_object('name', old.name));
      elsif tg_op = 'INSERT' then
        perform note_security_event(new.user_id, 'api_key_created', jsonb_build_object('name', new.name));
      elsif new.revoked_at is not null and old.revoked_at is null then
        perform note_security_event(new.user_id, 'api_key_revoked', jsonb_build_object('name', new.name));
      elsif new.secret_hash is distinct from old.secret_hash then
        perform note_security_event(new.user_id, 'api_key_rotated', jsonb_build_object('name', new.name));
      end if;
      return null;
    end $$`.execute(db);
}
