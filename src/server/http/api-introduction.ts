import { readFileSync } from 'node:fs';
import { scopeOfCall } from '../../contract/api-keys.ts';
import { apiScopes, apiScopeWords } from '../../domain/membership/api-scopes.ts';

/** The example is a file that a test runs, so that what stands here works. */
const script = readFileSync(new URL('../../../docs/examples/make-a-document.mjs', import.meta.url), 'utf8');

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
# Make a document; the stream ends with [LLM_STREAM_END]. run_started names session and document.
curl -N "$OCTAVO_URL/chat/stream" -H "Authorization: Bearer $OCTAVO_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"messages":[{"role":"user","content":"Flyer for a night swim on 21 June, 9 pm"}]}'
# Refine it
curl -N "$OCTAVO_URL/chat/stream" -H "Authorization: Bearer $OCTAVO_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"messages":[{"role":"user","content":"make it dark green"}],"session_id":"SESSION","document_id":"DOCUMENT"}'
# Download it
curl "$OCTAVO_URL/api/documents/DOCUMENT/pdf" -H "Authorization: Bearer $OCTAVO_API_KEY" -o document.pdf
\`\`\`

## TypeScript and JavaScript
\`\`\`js
${script}\`\`\`

## Python
\`\`\`python
import json, os, re, urllib.request

def ask(path, body=None):
    request = urllib.request.Request(os.environ["OCTAVO_URL"] + path, method="POST" if body else "GET")
    request.add_header("Authorization", "Bearer " + os.environ["OCTAVO_API_KEY"])
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, json.dumps(body).encode() if body else None).read()

def send(content, **more):
    stream = ask("/chat/stream", {"messages": [{"role": "user", "content": content}], **more}).decode()
    event = json.loads(re.search(r'^data: (.*"run_started".*)$', stream, re.M)[1])
    return {"session_id": event["session_id"], "document_id": event["document_id"]}

made = send("Flyer for a night swim on 21 June, 9 pm")
send("make it dark green", **made)
open("document.pdf", "wb").write(ask("/api/documents/" + made["document_id"] + "/pdf"))
\`\`\`
`;
