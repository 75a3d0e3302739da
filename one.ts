import { readRequest } from './src/domain/composer/facts/read-request.ts';
import { readFacts } from './src/domain/composer/facts/read-facts.ts';
for (const p of process.argv.slice(2)) { const r = readRequest(p,{today:'2026-11-22'}); const f:any = readFacts(r.text, r.reading); const o:any={}; for (const k of Object.keys(f)) { const v=f[k]; if (v===null|| (Array.isArray(v)&&v.length===0)) continue; o[k]=JSON.stringify(v, (kk,vv)=> (['start','end','confidence','value','label'].includes(kk)?undefined:vv)); } console.log('##',p); for (const [k,v] of Object.entries(o)) console.log('   ',k,v); }
