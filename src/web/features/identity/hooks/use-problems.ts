import { type RefObject, useRef, useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { CallError } from '../../../lib/call-error.ts';
import type { Problem } from '../form-rules.ts';

type FieldName = Problem['field'];
type Messages = Partial<Record<FieldName, string>>;

/** Maps the server's field names to ours. */
const ownNames: Readonly<Record<string, FieldName>> = {
  email: 'email',
  password: 'password',
  display_name: 'displayName',
};

export interface Problems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messageOf: (field: FieldName) => string | null;
  /** Shows problems at the fields and in a toast. Returns true if there are none. */
  readonly accept: (problems: readonly Problem[]) => boolean;
  /** Shows the server's validation errors at the fields. */
  readonly showFieldsOf: (error: unknown) => void;
  readonly show: (field: FieldName, message: string) => void;
  /** Clears a field's error while the user edits it. */
  readonly clear: (field: FieldName) => void;
}

/** Errors of a form, by field. Controls are matched by their `name`. */
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
