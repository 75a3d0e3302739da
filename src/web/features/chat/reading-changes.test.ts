import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { blankTurn } from './chat-state.ts';
import { factsNow, promptOfChange } from './reading-changes.ts';

beforeAll(() => loadWords('chat'));

const reading = [
  { label: 'time', text: '3 pm' },
  { label: 'place', text: '12 Oak Lane' },
] as const;
const turn = (prompt: string, version: number | null) => ({ ...blankTurn('r', prompt), version });

describe('the facts of a reading', () => {
  test('follow the changes of later turns', () => {
    const later = [turn(promptOfChange('3 pm', '4 pm'), 2), turn(promptOfChange('4 pm', '5 pm'), 3)];
    expect(factsNow(reading, later)).toEqual([{ label: 'time', text: '5 pm' }, reading[1]]);
  });

  test('stay as they are after a change that was not saved and after other prompts', () => {
    expect(factsNow(reading, [turn(promptOfChange('3 pm', '4 pm'), null), turn('make it navy', 2)])).toEqual(
      reading,
    );
  });

  test('are quoted so that quotes in a value do not end it', () => {
    expect(promptOfChange('3 pm', 'the “late” show')).toBe("Change “3 pm” to “the 'late' show”");
  });
});
