import { scopeOfCall } from '../../../contract/api-keys.ts';
import { exampleValue } from './example-value.ts';
import { type ApiCall, contentOf } from './openapi-document.ts';

export const exampleLanguages = [
  { id: 'sh', name: 'curl' },
  { id: 'ts', name: 'TypeScript' },
  { id: 'py', name: 'Python' },
] as const;

export type ExampleLanguage = (typeof exampleLanguages)[number]['id'];

/** Language-independent request of a call. */
interface ExampleRequest {
  readonly method: string;
  /** With the server's own base address. */
  readonly address: string;
  /** Environment variable with the bearer token: an API key or a session token. Null for public calls. */
  readonly secret: 'OCTAVO_API_KEY' | 'OCTAVO_TOKEN' | null;
  readonly body: { readonly kind: 'none' | 'file' } | { readonly kind: 'json'; readonly value: unknown };
  /** File name to save the response to; null to print it. */
  readonly saved: string | null;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/css': 'css',
  'application/zip': 'zip',
};

function requestOf(call: ApiCall, baseUrl: string): ExampleRequest {
  const parameters = call.parameters ?? [];
  const exampleOf = (name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return encodeURIComponent(String(exampleValue(parameter?.schema ?? {}, name)));
  };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${exampleOf(name)}`);
  const sent = contentOf(call.requestBody);
  const answer = contentOf(call.responses?.['200']);
  const ending = answer ? endings[answer.mediaType] : undefined;
  return {
    method: call.method,
    address: baseUrl + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    secret: call.security ? (scopeOfCall[call.operationId] ? 'OCTAVO_API_KEY' : 'OCTAVO_TOKEN') : null,
    body:
      sent === null
        ? { kind: 'none' }
        : sent.mediaType === 'multipart/form-data'
          ? { kind: 'file' }
          : { kind: 'json', value: exampleValue(sent.schema) },
    saved: ending === undefined ? null : `answer.${ending}`,
  };
}

const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curl({ method, address, secret, body, saved }: ExampleRequest): string {
  const isPlain = method === 'GET' || (method === 'POST' && body.kind !== 'none');
  return [
    `curl --fail-with-body ${isPlain ? '' : `-X ${method} `}${shellText(address)}`,
    ...(secret ? [`-H "Authorization: Bearer $${secret}"`] : []),
    ...(body.kind === 'json'
      ? ["-H 'Content-Type: application/json'", `-d ${shellText(JSON.stringify(body.value))}`]
      : []),
    ...(body.kind === 'file' ? ["-F 'file=@logo.png'"] : []),
    ...(saved ? [`-o ${saved}`] : []),
  ].join(' \\\n  ');
}

const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

function typeScript({ method, address, secret, body, saved }: ExampleRequest): string {
  const headers = [
    ...(secret ? [`authorization: \`Bearer \${process.env.${secret}}\``] : []),
    ...(body.kind === 'json' ? ["'content-type': 'application/json'"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: {\n    ${headers.join(',\n    ')},\n  }`] : []),
    ...(body.kind === 'json'
      ? [`body: JSON.stringify(${indent(JSON.stringify(body.value, null, 2), '  ')})`]
      : []),
    ...(body.kind === 'file' ? ['body: form'] : []),
  ];
  const form = [
    "import { openAsBlob } from 'node:fs';\n",
    'const form = new FormData();',
    "form.append('file', await openAsBlob('logo.png'), 'logo.png');",
  ];
  const rest = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : '';
  return [
    ...(saved ? ["import { writeFile } from 'node:fs/promises';\n"] : []),
    ...(body.kind === 'file' ? form : []),
    `const answer = await fetch('${address}'${rest});`,
    'if (!answer.ok) throw new Error(await answer.text());',
    saved ? `await writeFile('${saved}', await answer.bytes());` : 'console.log(await answer.text());',
  ].join('\n');
}

/** Returns JSON as a Python literal. */
function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, field]) => `${JSON.stringify(name)}: ${pythonValue(field)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

function python({ method, address, secret, body, saved }: ExampleRequest): string {
  const bearer = secret ? `"Authorization": "Bearer " + os.environ["${secret}"]` : '';
  const headers = [
    ...(bearer ? [bearer] : []),
    ...(body.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
  ];
  const end = saved ? `open("${saved}", "wb").write(answer.read())` : 'print(answer.read().decode())';
  if (body.kind === 'file')
    return [
      '# pip install requests',
      `import ${bearer ? 'os, ' : ''}requests\n`,
      'answer = requests.post(',
      `    "${address}",`,
      `    headers={${bearer}},`,
      '    files={"file": open("logo.png", "rb")},',
      ')',
      'answer.raise_for_status()',
      'print(answer.text)',
    ].join('\n');
  return [
    `import ${[...(body.kind === 'json' ? ['json'] : []), ...(bearer ? ['os'] : []), 'urllib.request'].join(', ')}\n`,
    'request = urllib.request.Request(',
    `    "${address}",`,
    `    method="${method}",`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(body.kind === 'json' ? [`    data=json.dumps(${pythonValue(body.value)}).encode(),`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    `    ${end}`,
  ].join('\n');
}

const writers: Readonly<Record<ExampleLanguage, (request: ExampleRequest) => string>> = {
  sh: curl,
  ts: typeScript,
  py: python,
};

/**
 * Returns the code of a call, ready to run once its secret is set.
 * @param baseUrl address of this server
 */
export function callExample(call: ApiCall, language: ExampleLanguage, baseUrl: string): string {
  return writers[language](requestOf(call, baseUrl));
}
