import { kitSamples } from './kit-samples.ts';

/* Prints samples of the kit as JSON. A process of its own, because Playwright would first compile all of the domain. */

process.stdout.write(JSON.stringify(kitSamples(process.argv[2] === 'all' ? 'all' : 'few')));
