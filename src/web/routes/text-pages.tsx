import { usePageTitle } from '../components/shell/use-page-title.ts';
import { TextPage } from '../features/site/text-page.tsx';
import { words } from '../lib/words.ts';

export function About() {
  usePageTitle(words('shell').about);
  return (
    <main>
      <TextPage name="about" />
    </main>
  );
}

export function Privacy() {
  usePageTitle(words('shell').privacy);
  return (
    <main>
      <TextPage name="privacy-policy" />
    </main>
  );
}

export function Terms() {
  usePageTitle(words('shell').terms);
  return (
    <main>
      <TextPage name="terms-and-conditions" />
    </main>
  );
}
