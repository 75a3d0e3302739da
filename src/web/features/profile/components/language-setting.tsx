import { useMutation } from '@tanstack/react-query';
import type { Language } from '../../../../words/languages.ts';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { LanguageChoice } from '../../../components/ui/language-choice.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { language } from '../../../lib/language.ts';
import { saveLanguage } from '../../../lib/save-language.ts';
import { words } from '../../../lib/words.ts';

/** The language of the interface and of emails. */
export function LanguageSetting({ uid }: { readonly uid: string }) {
  const save = useMutation({ mutationFn: (code: Language) => saveLanguage(uid, code) });
  return (
    <Section title={words('shell').language} text={words('profile').languageText}>
      <Field label={words('shell').language}>
        {({ id, 'aria-describedby': describedBy }) => (
          <LanguageChoice
            id={id}
            aria-describedby={describedBy}
            value={save.variables ?? language()}
            onChange={save.mutate}
          />
        )}
      </Field>
      <Failure error={save.error} />
    </Section>
  );
}
