import { useDeferredValue, useId, useState } from 'react';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { type Tier, useChangeTier, useUsers } from '../api/staff.ts';
import { momentOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

/** Names of the tiers, the same in every language. */
const tierNames: Readonly<Record<Tier, string>> = { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' };
const tiers = (Object.keys(tierNames) as Tier[]).map((value) => ({ value, label: tierNames[value] }));

/** Users and their tiers. */
export function Users() {
  const t = words('staff');
  const [search, setSearch] = useState('');
  const id = useId();
  const found = useUsers(useDeferredValue(search.trim()));
  const change = useChangeTier();
  const users = found.data?.pages.flatMap((page) => page.users) ?? [];
  const setTier = (uid: string, email: string, value: string) => {
    const tier = tiers.find((one) => one.value === value);
    if (!tier) return;
    change.mutate(
      { uid, tier: tier.value },
      {
        onSuccess: () => showToast({ title: t.tierChanged, text: t.tierChangedText(email, tier.label) }),
        onError: (error) => showErrorToast({ title: t.tierFailed, text: describeError(error) }),
      },
    );
  };
  return (
    <Panel
      title={t.users}
      aside={
        <div className="w-full md:w-64">
          <label htmlFor={id} className="sr-only">
            {t.searchUsers}
          </label>
          <input
            id={id}
            type="search"
            className="input"
            placeholder={t.searchHint}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      }
    >
      <List
        label={t.users}
        state={found}
        count={users.length}
        emptyText={search ? t.usersNotFound : t.usersNone}
      >
        {users.map((user) => (
          <li
            key={user.uid}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="truncate font-semibold">{user.displayName ?? user.email}</p>
              <p className="truncate text-13 text-ink-3">{user.email}</p>
            </div>
            <p className="num text-13 text-ink-3">{t.lastSignIn(momentOf(user.last_login_at))}</p>
            <ChoiceMenu
              name={t.tierOf(user.email)}
              value={user.tier}
              choices={tiers}
              onChange={(tier) => setTier(user.uid, user.email, tier)}
            />
          </li>
        ))}
      </List>
    </Panel>
  );
}
