import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../words/languages.ts';
import { billTotals } from '../../content/derive/bill-totals.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { compose } from '../compose.ts';
import type { ComposerRequest, ComposerStep } from '../composer-step.ts';
import { tell } from './saying.ts';
import { speak, speakAll } from './speak.ts';
import { spokenLanguage } from './spoken-language.ts';

const noTemplates = { heads: [], read: () => null, text: () => '' };

const stepsOf = (prompt: string, more: Partial<ComposerRequest> = {}): ComposerStep[] =>
  compose(
    {
      prompt,
      history: [],
      document: null,
      layout: {},
      targetBlockIds: [],
      seed: 3,
      today: '2026-11-22',
      ...more,
    },
    noTemplates,
  );

function pageOf(steps: readonly ComposerStep[]): DocumentContent | null {
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  return input && 'schema' in input ? input : null;
}

const saidIn = (steps: readonly ComposerStep[]): string =>
  steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join('\n');

/** Words of English that no other language has in these answers. */
const english = /\b(?:your|ready|the|with|gap|gaps|text|lines?|pay|due)\b/i;

describe.each(languageCodes)('in %s', (language) => {
  it('a page is announced and described in the language of its prompt', () => {
    const steps = stepsOf(speak(language, tell('first_bill')));
    const said = saidIn(steps);
    const page = pageOf(steps)?.pages[0];
    if (page?.layout !== 'invoice') throw new Error('no bill');
    expect(billTotals(page).isPriced).toBe(true);
    expect(said).toContain(speak(language, tell('billLines', { count: 1 })));
    if (language !== 'en') expect(said).not.toMatch(english);
  });

  it.each(['first_flyer', 'first_list'] as const)(
    'the composer makes a page of its own suggestion: %s',
    (reason) => {
      const prompt = speak(language, tell(reason));
      expect(spokenLanguage(prompt)).toBe(language);
      expect(pageOf(stepsOf(prompt))).not.toBeNull();
    },
  );

  it('a prompt too short to tell its language is answered in that of the interface', () => {
    for (const prompt of ['A4', '50 %', '?', '“Linden Hotel”'])
      expect(spokenLanguage(prompt, language)).toBe(language);
    expect(spokenLanguage(speak('de', tell('first_bill')), language)).toBe('de');
    expect(spokenLanguage(speak('ja', tell('ask_undo')), language)).toBe('ja');
  });

  it('questions are asked in it, and their answers get to the page', () => {
    const prompt = speak(language, tell('first_bill'));
    const [said, asked] = stepsOf(prompt, { isSurvey: true });
    expect(said).toEqual({ type: 'text', text: speak(language, tell('survey_opening')) });
    const questions = asked?.type === 'tool' && asked.name === 'ask_user' ? asked.input.questions : [];
    const sender = speak(language, tell('survey_sender'));
    expect(questions.map(({ question }) => question)).toContain(sender);
    const history = [{ role: 'user' as const, content: prompt }];
    const page = pageOf(stepsOf(`${sender} Ada Lane`, { history }));
    expect(JSON.stringify(page)).toContain('Ada Lane');
  });

  it('the phrases that ask for questions are known', () => {
    const prompts = { en: 'ask me', de: 'frag mich', fr: 'pose-moi', es: 'pregúntame', it: 'chiedimi' };
    const ask = prompts[language as keyof typeof prompts] ?? prompts.en;
    const [, asked] = stepsOf(`${speak(language, tell('first_list'))}, ${ask}`);
    expect(asked).toMatchObject({ type: 'tool', name: 'ask_user' });
  });
});

it('an offer to answer questions asks for none', () => {
  for (const offer of [
    'ask me anything',
    'ask me if that is unclear',
    'questions? ask me at the desk',
    'for the task meeting',
  ])
    expect(pageOf(stepsOf(`Packing list for a hike: tent, stove, map. ${offer}`)), offer).toBeTruthy();
  for (const wish of ['ask me first', 'please ask me some questions', 'ask me what you need to know'])
    expect(stepsOf(`Packing list for a hike: tent, stove, map. ${wish}`)[1], wish).toMatchObject({
      name: 'ask_user',
    });
});

it('a count takes the plural of its language', () => {
  const inDays = (count: number) => speak('pl', tell('dueInDays', { count }));
  expect([1, 2, 5].map(inDays)).toEqual([
    'Termin płatności to teraz 1 dzień.',
    'Termin płatności to teraz 2 dni.',
    'Termin płatności to teraz 5 dni.',
  ]);
});

it('lists, dates and languages are written as in the language', () => {
  expect(speak('de', tell('added', { names: ['Anna', 'Bert', 'Carla'] }))).toBe(
    'Hinzugefügt: Anna, Bert und Carla.',
  );
  expect(speak('fr', tell('dueOn', { date: { day: '2026-12-05' } }))).toContain('5 décembre 2026');
  expect(speak('ja', tell('languageIs', { language: { language: 'de' } }))).toContain('ドイツ語');
});

it('sentences begin with a capital, and follow each other as in the language', () => {
  const both = [
    tell('shownAs', { part: tell('part_table'), shape: tell('shape_chart') }),
    tell('titleSet', { title: 'A' }),
  ];
  expect(speakAll('en', both)).toBe('The table is now shown as a chart. The title is now A.');
  expect(speakAll('ja', both)).toBe('表をグラフで表示しました。タイトルをAにしました。');
});
