import { useDeferredValue, useId, useState } from 'react';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { type Tier, useChangeTier, useUsers } from '../api/staff.ts';
import { momentOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

const tiers: readonly { value: Tier; label: string }[] = [
  { value: 'basic', label: 'Basic' },
  { value: 'pro', label: 'Pro' },
  { value: 'enterprise', label: 'Enterprise' },
];

/** Users and their tiers. */
export function Users() {
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
        onSuccess: () => showToast({ title: 'Tier changed', text: `${email} is now ${tier.label}.` }),
        onError: (error) => showErrorToast({ title: 'Tier not changed', text: describeError(error) }),
      },
    );
  };
  return (
    <Panel
      title="Users"
      aside={
        <div className="w-full md:w-64">
          <label htmlFor={id} className="sr-only">
            Search users
          </label>
          <input
            id={id}
            type="search"
            className="input"
            placeholder="Name or email"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      }
    >
      <List
        label="Users"
        state={found}
        count={users.length}
        emptyText={search ? 'No matching users' : 'No users yet'}
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
            <p className="num text-13 text-ink-3">last sign-in {momentOf(user.last_login_at)}</p>
            <ChoiceMenu
              name={`Tier of ${user.email}`}
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
