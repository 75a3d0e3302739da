import pino, { type DestinationStream, type Logger } from 'pino';

/** Redacted in every logged object. */
const hiddenFields = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'password',
  'secret',
  'apiKey',
  'link',
];
const hiddenPaths = hiddenFields.flatMap((field) =>
  ['', '*.', '*.headers.', 'headers.', '*.*.'].map((path) =>
    field.includes('-') ? `${path.slice(0, -1)}["${field}"]` : `${path}${field}`,
  ),
);

export interface LogOptions {
  readonly level: string;
  /** True: one short line per message for people. False: JSON. */
  readonly isPretty: boolean;
  readonly write: (line: string) => void;
}

/** Creates the process log. Redacts secrets by field name; `Secret` values redact themselves. */
export function createLog({ level, isPretty, write }: LogOptions): Logger {
  const stream: DestinationStream = { write: isPretty ? (line) => write(`${prettyLine(line)}\n`) : write };
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorFields },
      redact: { paths: hiddenPaths, censor: '[secret]' },
    },
    stream,
  );
}

/** Returns an error's useful fields: driver errors contain whole connections. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: errorFields(cause) }),
  };
}

/** Formats one line of JSON as `12:01:07 warn  the message (the cause) key=value`. */
function prettyLine(json: string): string {
  const { level, time, msg, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const cause = err && typeof err === 'object' && 'message' in err ? ` (${err.message})` : '';
  const fields = Object.entries(rest).map(([key, value]) => ` ${key}=${plain(value)}`);
  const name = pino.levels.labels[Number(level)] ?? 'log';
  return `${clock} ${name.padEnd(5)} ${msg ?? ''}${cause}${fields.join('')}`.replaceAll('\n', ' ');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
