/** Sample letters that a font must contain to support a script. */
const scripts: readonly (readonly [label: string, letters: string])[] = [
  ['Latin', 'ABCXYZabcxyz019.,?!'],
  ['Western European', 'ÄÖÜßéèñçåøÆŒ'],
  ['Central European', 'ĄČĘŁŃŐŘŚŽůůż'],
  ['Turkish', 'ĞİŞğış'],
  ['Vietnamese', 'ĂĐƠƯạếộữ'],
  ['Greek', 'ΑΒΓΔΩαβγδως'],
  ['Cyrillic', 'АБВЖЯабвжя'],
  ['Arabic', 'ابتثعم'],
  ['Hebrew', 'אבגדשת'],
  ['Devanagari', 'अकखगम'],
  ['Thai', 'กขคงอ'],
  ['Japanese', 'あアいイ日本'],
  ['Chinese', '的一是不人中'],
  ['Korean', '가나다한글'],
];

const pointsOf = (letters: string): number[] => [...letters].map((letter) => letter.codePointAt(0) ?? 0);

/** Code points to look up in a font. */
export const coverageSamples: readonly number[] = [
  ...new Set(scripts.flatMap(([, letters]) => pointsOf(letters))),
];

/** Returns the scripts whose sample letters are all present. */
export function coverageOf(points: ReadonlySet<number>): readonly string[] {
  return scripts
    .filter(([, letters]) => pointsOf(letters).every((point) => points.has(point)))
    .map(([label]) => label);
}
