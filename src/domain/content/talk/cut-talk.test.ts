import { describe, expect, it } from 'vitest';
import { cutTalk } from './cut-talk.ts';

const notice = '# Water off on Monday\n\nNo water from 9 to 11.\n\n- Fill a bucket\n- Warn the neighbors';

describe('talk around a document', () => {
  it.each([
    ['an announcement', `Here is your notice:\n\n${notice}`],
    ['two sentences before the title', `Sure! I wrote a short one.\nIt fits one page.\n\n${notice}`],
    ['an announcement above a rule', `Here is your notice:\n\n---\n\n${notice}`],
    ['an offer', `${notice}\n\nLet me know if you'd like me to change anything!`],
    ['an offer below a rule', `${notice}\n\n---\n\nWould you like me to adjust the tone?`],
    [
      'a report and an offer',
      `${notice}\n\nI've left placeholders for the times.\n\nFeel free to replace them.`,
    ],
    ['a remark below a rule', `Here you go:\n\n${notice}\n\n---\n\nGood luck with the pipes.`],
    ['a code fence', `\`\`\`markdown\n${notice}\n\`\`\``],
    [
      'a code fence and words around it',
      `Here it is:\n\`\`\`\n${notice}\n\`\`\`\nI can make it longer, too.`,
    ],
    ['an unfinished code fence', `\`\`\`md\n${notice}`],
    ['German', `Hier ist der Aushang:\n\n${notice}\n\nSag mir, wenn ich etwas anpassen soll.`],
    ['French', `Voici :\n\n${notice}\n\nN’hésitez pas à me demander une modification.`],
    ['Spanish', `Aquí tienes:\n\n${notice}\n\n¿Quieres que cambie algo?`],
    ['Japanese', `以下の通りです：\n\n${notice}\n\n変更のご希望があればお知らせください。`],
  ])('is cut: %s', (_, text) => {
    expect(cutTalk(text).document).toBe(notice);
  });

  it('is returned, to be shown to the user', () => {
    const said = 'Let me know if you want changes.';
    expect(cutTalk(`${notice}\n\n---\n\n${said}`).talk).toBe(said);
    expect(cutTalk(`\`\`\`\n${notice}\n\`\`\`\n${said}`).talk).toBe(said);
    expect(cutTalk(notice).talk).toBe('');
  });

  it.each([
    ['the last paragraph of a notice', `${notice}\n\nThe caretaker is in until noon.`],
    [
      'an offer in a letter',
      '# Offer\n\nDear Ms. Lee,\n\nLet me know which version you prefer.\n\nKind regards,\nAda',
    ],
    ['a remark below a rule', `${notice}\n\n---\n\nPrinted on recycled paper.`],
    ['words in a list', `${notice}\n- Let me know if you want to change the date`],
    ['front matter', `---\ntitle: Water\nkind: notice\n---\n${notice}`],
    ['code', `${notice}\n\n\`\`\`sh\nrun water\n\`\`\``],
    ['slides', '# One\n\n- a\n\n---\n\n# Two\n\n- b'],
    ['a text without a title', 'Dear Ms. Lee,\n\nthank you for your letter.\n\nKind regards,\nAda'],
    ['nothing but talk', "Let me know if you'd like me to change anything."],
  ])('is not: %s', (_, text) => {
    expect(cutTalk(text)).toEqual({ document: text, talk: '' });
  });

  it('is cut in linear time', () => {
    const started = performance.now();
    cutTalk('\n'.repeat(200_000));
    cutTalk(`# a\n${'Let me know if I should change it.\n\n'.repeat(50_000)}`);
    cutTalk('`'.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
