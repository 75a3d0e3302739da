import { useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Badge } from '../components/ui/badge.tsx';
import { Loading } from '../components/ui/loading.tsx';
import { showToast } from '../components/ui/toast.tsx';
import { useSession } from '../features/identity/api/session.ts';
import { useGoogleConfirmation } from '../features/identity/hooks/use-google-confirmation.ts';
import { OwnKeys } from '../features/models/components/own-keys.tsx';
import { useOwnAccount } from '../features/profile/api/account.ts';
import { Address } from '../features/profile/components/address.tsx';
import { DeleteAccount } from '../features/profile/components/delete-account.tsx';
import { Devices } from '../features/profile/components/devices.tsx';
import { LanguageSetting } from '../features/profile/components/language-setting.tsx';
import { NameAndPhoto } from '../features/profile/components/name-and-photo.tsx';
import { OwnData } from '../features/profile/components/own-data.tsx';
import { Password } from '../features/profile/components/password.tsx';
import { SecondFactor } from '../features/profile/components/second-factor.tsx';
import { SecurityLog } from '../features/profile/components/security-log.tsx';
import { dayOf } from '../features/profile/dates.ts';
import { GoogleConfirmation } from '../features/profile/google-confirmation.ts';
import { OwnSender } from '../features/sender/components/own-sender.tsx';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

const tierNames = { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const;

/** The user's account: identity, sign-in methods, data export, deletion. */
export function Profile() {
  const t = words('profile');
  usePageTitle(words('shell').profile);
  const navigate = useNavigate();
  const { data: profile } = useSession();
  const account = useOwnAccount();
  const confirmByGoogle = useGoogleConfirmation();
  if (account.error) throw account.error;
  if (!account.data || !profile) return <Loading />;
  const { membership, createdAt, lastLoginAt } = profile;
  return (
    <main className="mx-auto grid w-full max-w-220 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-8 md:gap-5 md:py-12">
      <header className="mb-2 grid gap-3">
        <h1 className="h1">{words('shell').profile}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Badge kind="info">{tierNames[membership.tier]}</Badge>
          <span>{t.memberSince(dayOf(createdAt))}</span>
          <span>{t.lastSignIn(dayOf(lastLoginAt))}</span>
          {membership.upgradedAt && <span>{t.planSince(dayOf(membership.upgradedAt))}</span>}
        </p>
      </header>
      <GoogleConfirmation value={confirmByGoogle}>
        <NameAndPhoto account={account.data} />
        <LanguageSetting uid={account.data.uid} />
        <OwnSender />
        <Address account={account.data} />
        <Password account={account.data} />
        <SecondFactor account={account.data} />
        <Devices
          onSignedOut={() => {
            showToast({ title: words('shell').signedOutTitle, text: words('shell').signedOutText });
            void navigate({ to: paths.home });
          }}
        />
        <OwnKeys />
        <SecurityLog />
        <OwnData account={account.data} />
        <DeleteAccount
          account={account.data}
          onDeleted={() => {
            showToast({ title: t.accountDeletedTitle, text: t.accountDeletedText });
            void navigate({ to: paths.home });
          }}
        />
      </GoogleConfirmation>
    </main>
  );
}
