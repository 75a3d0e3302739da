import type { RunAsks } from '../../../contract/run-asks.ts';

const treatments: Readonly<Record<NonNullable<RunAsks['text']>, string>> = {
  write: 'Take the given text as notes and write the document from them in your own words.',
  condense: 'Condense the given text to what matters. Add nothing that it does not say.',
  keep: 'Keep the given text as it is: every sentence, in its order, unshortened, in an article; add nothing but headings.',
};

const amounts: Readonly<Record<NonNullable<RunAsks['amount']>, string | null>> = {
  brief: 'Few words: about half of what you would usually write.',
  usual: null,
  detailed: 'Detailed: explain each point in full sentences, about twice of what you would usually write.',
};

/** Returns the English name of a language; its tag if unknown. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Returns the user's options beyond the prompt, one sentence each. */
export function asksInWords(asks: RunAsks | undefined): string[] {
  const { text, amount, pages, tone, audience, language } = asks ?? {};
  const said = [
    text && treatments[text],
    amount && amounts[amount],
    pages && `Exactly ${pages === 1 ? 'one page or slide' : `${pages} pages or slides`}.`,
    tone && `Tone: ${tone}.`,
    audience && `Readers: ${audience}.`,
    language && `Write in ${languageName(language)} (language: "${language}").`,
  ].filter((sentence): sentence is string => Boolean(sentence));
  return said.length > 0
    ? [`The user has chosen:\n${said.map((sentence) => `- ${sentence}`).join('\n')}`]
    : [];
}
