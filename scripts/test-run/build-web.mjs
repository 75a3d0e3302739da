import { createProgress } from '../bootstrap/progress.mjs';
import { endOnSetupError } from '../bootstrap/setup-error.mjs';
import { ensureWebBuild } from '../bootstrap/web-build.mjs';

/** Builds the web app as a test step, because browser tests need it. */
await ensureWebBuild(createProgress(process.stdout)).catch(endOnSetupError);
