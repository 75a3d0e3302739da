import { scoreFacts } from './sf-local.ts';
const [file, only, show] = process.argv.slice(2);
for (const { check, right, of, faults } of scoreFacts(file!, only || undefined)) {
  console.log(`${check}: ${right} of ${of}`);
  if (show === 'all' || show === check) for (const f of faults) console.log('   ', f);
}
