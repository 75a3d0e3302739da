import { z } from 'zod';

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>['localeError'] & object>[0];

const unitOf: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries' };

/** Plain names of JSON types. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function bound(word: 'at most' | 'at least', limit: number | bigint, origin: string): string {
  const unit = unitOf[origin];
  return unit ? `must have ${word} ${limit} ${unit}` : `must be ${word} ${limit}`;
}

/** Describes what is wrong with a field, to follow its name: 'title: must have at most 200 characters'. */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin);
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'is empty';
      return bound('at least', issue.minimum, issue.origin);
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`.slice(0, 300);
    case 'invalid_format':
      return issue.format === 'uuid' ? 'is not an id' : `is not a valid ${issue.format}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`.slice(0, 300);
    default:
      return 'is not valid';
  }
}

/** Sets plain error messages for all schemas of this process that don't define their own. */
export function speakPlainly(): void {
  z.config({ localeError: messageOf });
}
