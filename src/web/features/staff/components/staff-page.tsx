import { words } from '../../../lib/words.ts';
import { Mails } from './mails.tsx';
import { Models } from './models.tsx';
import { Overview } from './overview.tsx';
import { Runs } from './runs.tsx';
import { Users } from './users.tsx';

export function StaffPage() {
  return (
    <main className="mx-auto grid w-full max-w-300 content-start gap-4 px-4 py-8 md:gap-5 md:py-12">
      <h1 className="h1 mb-2">{words('staff').title}</h1>
      <Overview />
      <Users />
      <Models />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Runs />
        <Mails />
      </div>
    </main>
  );
}
