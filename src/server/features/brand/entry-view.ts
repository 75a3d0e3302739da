import type { BrandKit, Instruction, Palette, Theme } from '../../../contract/brand.ts';
import { factsOf } from './entry-kinds.ts';
import type { EntryRow } from './entry-store.ts';

const common = ({ id, name, created_at }: EntryRow) => ({ id, name, created_at: created_at.toISOString() });

/* All entries sent to clients pass through these views. */

export function viewPalette(row: EntryRow): Palette {
  return { ...common(row), ...factsOf.palette.parse(row.facts) };
}

export function viewInstruction(row: EntryRow): Instruction {
  return { ...common(row), ...factsOf.instruction.parse(row.facts) };
}

export function viewTheme(row: EntryRow): Theme {
  return { ...common(row), ...factsOf.theme.parse(row.facts) };
}

export function viewKit(row: EntryRow): BrandKit {
  return { ...common(row), ...factsOf.kit.parse(row.facts), is_default: row.is_default };
}
