import { useState } from 'react';
import { useModels } from '../api/models.ts';

/** The chosen model, and the fallback if it fails before its first word. */
export function useModelChoice() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [wanted, setStandIn] = useState<string | null>(null);
  const models = useModels().data?.models ?? [];
  const alias = chosen ?? models.find(({ is_default }) => is_default)?.alias ?? null;
  return {
    models,
    alias,
    setAlias: setChosen,
    /** Null without a fallback: the prompt then returns with the error. */
    standIn: wanted === alias ? null : wanted,
    setStandIn,
    isBuiltIn: models.find((model) => model.alias === alias)?.built_in === true,
    hasOnlyBuiltIn: models.every(({ built_in }) => built_in),
  };
}

export type ModelChoiceState = ReturnType<typeof useModelChoice>;
