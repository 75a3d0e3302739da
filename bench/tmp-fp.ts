import { readFileSync } from 'node:fs';
import { readFacts } from '../src/domain/composer/facts/read-facts.ts';
import { readPrompt } from '../src/domain/reader/read-prompt.ts';
for (const text of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const r = readPrompt(text); const f = readFacts(text, r);
  const t = (x: any[]) => x.map((s) => s.text).join(' ¦ ');
  console.log('\n' + text + '\n ', r.language, f.kind, '|', f.kindText, '| title:', f.title?.text, '| head:', f.head && [f.head.text, f.head.isFor, f.head.withKind].join('/'), '| subj:', t(f.subjects), '| det:', t(f.details), '| ent:', f.entries.map((e) => [e.item.text, ...e.parts.map((p) => p.text)].join('+')).join(' ¦ '), '| sec:', f.sections?.length);
  console.log('  ', r.spans.map((s) => `${s.label}:${s.text}(${s.confidence.toFixed(2)})`).join(' / '));
}
