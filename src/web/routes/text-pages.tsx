import { usePageTitle } from '../components/shell/use-page-title.ts';
import { TextPage } from '../features/site/text-page.tsx';
import { pageHeads } from '../page-heads.ts';
import { paths } from '../paths.ts';

export function About() {
  usePageTitle(pageHeads[paths.about].title);
  return (
    <main>
      <TextPage name="about" />
    </main>
  );
}

export function Privacy() {
  usePageTitle(pageHeads[paths.privacy].title);
  return (
    <main>
      <TextPage name="privacy-policy" />
    </main>
  );
}

export function Terms() {
  usePageTitle(pageHeads[paths.terms].title);
  return (
    <main>
      <TextPage name="terms-and-conditions" />
    </main>
  );
}
