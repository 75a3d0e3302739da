import { readFileSync } from 'node:fs';
import { scopeOfCall } from '../../../contract/api-keys.ts';
import { apiScopes, apiScopeWords } from '../../../domain/membership/api-scopes.ts';

/** The address in the files of the examples. */
const exampleUrl = 'http://localhost:3000';

/** The examples are files that a test runs, so the printed code works. */
const example = (ending: 'sh' | 'ts' | 'py', baseUrl: string) =>
  readFileSync(
    new URL(`../../../../docs/examples/make-a-document.${ending}`, import.meta.url),
    'utf8',
  ).replaceAll(exampleUrl, baseUrl);

const scopes = apiScopes
  .map((scope) => {
    const calls = Object.entries(scopeOfCall).flatMap(([call, needed]) =>
      needed === scope ? [`[${call}](#${call})`] : [],
    );
    return `- \`${scope}\`: ${apiScopeWords[scope]}. ${calls.join(', ')}`;
  })
  .join('\n');

/** The heading above the examples. */
export const exampleTitle = 'Make, refine and download';

/**
 * Returns the introduction of the API reference, in Markdown.
 * @param baseUrl address of this server
 */
export const apiIntroduction = (
  baseUrl: string,
): string => `The web app uses the same calls as your programs do.

## API keys
Create a key on the Membership page (Premium plan) and send it as a bearer token: \`Authorization: Bearer oct_…\`. Never put it in the address. The secret is shown once. A key can make the calls of its scopes:

${scopes}

The examples call this server and read the key from the environment as \`OCTAVO_API_KEY\`. Calls that need a signed-in user take the token of [readToken](#readToken) as \`OCTAVO_TOKEN\`.

## Limits and retries
Answers carry \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds). A 429 says in \`Retry-After\` when to try again.

A change sent with an \`Idempotency-Key\` (8 to 128 letters, digits, _ and -) takes effect once within 24 hours. The same request gets the first answer; the same key with another request gets a 422. For [startRun](#startRun), send your own UUID as \`run_id\` instead: the same id joins the run.

## Errors
Every error is JSON with \`detail\` (a sentence for people), \`code\` (fixed), \`request_id\` and, for invalid input, \`fields\` with the path and message of each field. Any call can answer 400, 401, 413, 429 and 500.

## ${exampleTitle}
A document from one line of text, with nothing but an API key.

## curl
\`\`\`sh
${example('sh', baseUrl)}\`\`\`

## TypeScript
\`\`\`ts
${example('ts', baseUrl)}\`\`\`

## Python
\`\`\`python
${example('py', baseUrl)}\`\`\`
`;
