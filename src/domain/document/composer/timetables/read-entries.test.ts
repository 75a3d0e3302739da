import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';
import { daysText } from './weekdays.ts';

const lines = (text: string, language: string): string[] =>
  readEntries(text, language).entries.map(({ days, hours, title }) =>
    [
      daysText(days, 'en'),
      hours.map(({ time, untilTime }) => (untilTime ? `${time}-${untilTime}` : time)).join(' '),
      title,
    ]
      .filter(Boolean)
      .join(' | '),
  );

test.each([
  [
    'mon 8-9 maths, 9-10.30 art, tue 8-9 pe',
    'en',
    ['Monday | 08:00-09:00 | maths', 'Monday | 09:00-10:30 | art', 'Tuesday | 08:00-09:00 | pe'],
  ],
  [
    'mo 8:00 deutsch 8:45 mathe, di 8:00 sport',
    'de',
    ['Monday | 08:00 | deutsch', 'Monday | 08:45 | mathe', 'Tuesday | 08:00 | sport'],
  ],
  [
    'mon-fri 7am-6pm, sat 8am-1pm, closed sundays',
    'en',
    ['Monday–Friday | 07:00-18:00', 'Saturday | 08:00-13:00', 'Sunday | closed'],
  ],
  [
    'mo di do 8-12 u 14-18 uhr, fr 8-12 uhr',
    'de',
    ['Monday, Tuesday, Thursday | 08:00-12:00 14:00-18:00', 'Friday | 08:00-12:00'],
  ],
  [
    'hotel to church 1.15pm and 1.45pm, church to barn 3pm',
    'en',
    ['13:15 13:45 | hotel to church', '15:00 | church to barn'],
  ],
  ['lunes 9:00 a 10:00 mates', 'es', ['Monday | 09:00-10:00 | mates']],
])('%s', (text, language, read) => {
  expect(lines(text, language)).toEqual(read);
});

test('what stands before the first day is the head, what names no hour is a note', () => {
  const { head, notes } = readEntries('class 5b: mon 8-9 maths, tue 9-10 art. bring a pen', 'en');
  expect(head).toBe('class 5b');
  expect(notes).toEqual(['bring a pen']);
});
