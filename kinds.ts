import { readFileSync } from 'node:fs';
import { readPrompt } from './src/domain/reader/read-prompt.ts';
import { readRequest } from './src/domain/composer/facts/read-request.ts';
import { readFacts } from './src/domain/composer/facts/read-facts.ts';
for (const l of readFileSync('/w/gold/dev.jsonl','utf8').split('\n').filter(Boolean)) { const g = JSON.parse(l); const r = readRequest(g.prompt,{today:'2026-11-22'}); const f = readFacts(r.text, r.reading); console.log(g.kind.padEnd(14), String(f.kind).padEnd(12), '|', f.kindText, '|', f.head?.text, '|', g.prompt.slice(0,70)); }
