import { makePage } from './bench/composer/make-pages.ts';
for (const p of process.argv.slice(2)) { const { content, said } = makePage(p); console.log('##', p); console.log(JSON.stringify({title: content?.title, pages: content?.pages}, null, 1).replace(/\n\s+/g,' ')); console.log('>>', said.slice(0,300)); }
