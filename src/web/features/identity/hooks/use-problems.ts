import { type RefObject, useRef, useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { CallError } from '../../../lib/call-error.ts';
import type { Problem } from '../form-rules.ts';

type FieldName = Problem['field'];
type Messages = Partial<Record<FieldName, string>>;

/** The server's names of the fields. */
const ownNames: Readonly<Record<string, FieldName>> = {
  email: 'email',
  password: 'password',
  display_name: 'displayName',
};

export interface Problems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messageOf: (field: FieldName) => string | null;
  /** Shows what is wrong, at the fields and in a toast. True where nothing is. */
  readonly accept: (problems: readonly Problem[]) => boolean;
  /** Shows at the fields what the server found wrong with them. */
  readonly showFieldsOf: (error: unknown) => void;
  readonly show: (field: FieldName, message: string) => void;
  /** The visitor is at it: what was said about the field is no longer true. */
  readonly clear: (field: FieldName) => void;
}

/** The errors of a form at their fields. A control belongs to a field by its `name`. */
export function useProblems(): Problems {
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});

  const focus = (field: FieldName | undefined) => {
    const control = field && form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  return {
    form,
    messageOf: (field) => messages[field] ?? null,
    accept: (problems) => {
      setMessages(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
      const [first] = problems;
      if (!first) return true;
      showErrorToast({ title: first.title, text: first.message });
      focus(first.field);
      return false;
    },
    showFieldsOf: (error) => {
      if (!(error instanceof CallError)) return;
      const found: Messages = {};
      for (const { path, message } of error.fields) {
        const field = ownNames[path.split(/[./]/).at(-1) ?? ''];
        if (field) found[field] = message;
      }
      setMessages(found);
    },
    show: (field, message) => {
      setMessages({ [field]: message });
      focus(field);
    },
    clear: (field) => setMessages(({ [field]: _, ...others }) => others),
  };
}
