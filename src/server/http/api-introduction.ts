import { readFileSync } from 'node:fs';
import { scopeOfCall } from '../../contract/api-keys.ts';
import { apiScopes, apiScopeWords } from '../../domain/membership/api-scopes.ts';

/** The examples are files that a test runs, so that what stands here works. */
const example = (ending: 'sh' | 'ts' | 'py') =>
  readFileSync(new URL(`../../../docs/examples/make-a-document.${ending}`, import.meta.url), 'utf8');

const scopes = apiScopes
  .map((scope) => {
    const calls = Object.entries(scopeOfCall).flatMap(([call, needed]) => (needed === scope ? [call] : []));
    return `- \`${scope}\`: ${apiScopeWords[scope]} (${calls.join(', ')})`;
  })
  .join('\n');

/** What the API reference says before it lists the calls, in Markdown. */
export const apiIntroduction = `Every call of the web app, and yours.

## API keys
Make a key on the page of your membership (Premium plan) and send it as bearer: \`Authorization: Bearer oct_…\`, never in the address. Its secret is shown once. A key is good for the calls of its scopes:

${scopes}

Answers carry \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds); a 429 says in \`Retry-After\` when to come again. A change that is sent with an \`Idempotency-Key\` (8 to 128 letters, digits, _ and -) acts once within 24 hours: the same again gets the first answer, the same key with another request is refused with 422. For POST /chat/stream send a UUID of your own as \`run_id\` instead: the same id again joins the run.

## curl
\`\`\`sh
${example('sh')}\`\`\`

## TypeScript and JavaScript
\`\`\`ts
${example('ts')}\`\`\`

## Python
\`\`\`python
${example('py')}\`\`\`
`;
