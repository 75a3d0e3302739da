import { readRequest } from './src/domain/composer/facts/read-request.ts';
import { readPrompt } from './src/domain/reader/read-prompt.ts';
for (const p of process.argv.slice(2)) { const raw = readPrompt(p,{today:'2026-11-22'}); const {text, reading} = readRequest(p, { today: '2026-11-22' }); console.log('##', p); console.log(' raw', raw.spans.map(s=>`${s.label}(${s.confidence.toFixed(2)})|${s.text}`).join('  ')); console.log(' adj', reading.spans.map(s=>`${s.label}|${s.text}`).join('  ')); }
