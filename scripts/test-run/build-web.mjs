import { createProgress } from '../bootstrap/progress.mjs';
import { endOnSetupError } from '../bootstrap/setup-error.mjs';
import { ensureWebBuild } from '../bootstrap/web-build.mjs';

/** The web build as a step of the tests: fresh or not, it has to exist before a browser opens it. */
await ensureWebBuild(createProgress(process.stdout)).catch(endOnSetupError);
