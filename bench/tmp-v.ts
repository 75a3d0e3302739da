import { readPrompt } from '../src/domain/reader/read-prompt.ts';
for (const t of process.argv.slice(2)) console.log(JSON.stringify(readPrompt(t).values));
