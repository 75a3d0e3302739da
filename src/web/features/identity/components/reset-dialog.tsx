import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { sendCode } from '../api/send-code.ts';
import { failureWords, reasonOf } from '../failure-words.ts';
import { emailProblems } from '../form-rules.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useCaptcha } from '../hooks/use-captcha.ts';
import { useEmailDelivery } from '../hooks/use-email-delivery.ts';
import { useProblems } from '../hooks/use-problems.ts';
import { EmailField } from './email-field.tsx';

/** Asks for the email address to send a reset link to. */
export function ResetDialog({
  email: typedEmail,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const [value, setValue] = useState(typedEmail);
  const problems = useProblems();
  const { box, withCaptcha } = useCaptcha();
  const { isBusy, run } = useBusy();
  const { delivery, noteOf } = useEmailDelivery();
  const t = words('identity');
  const email = value.trim();

  const submit = async () => {
    if (!problems.accept(emailProblems(email))) return;
    try {
      await withCaptcha((captcha) => sendCode({ purpose: 'reset_password', email, ...captcha }));
      const note = noteOf({ title: t.resetSentTitle, text: t.resetSentText(email) });
      showToast(delivery === 'outbox' ? { ...note, text: t.outboxReset(email) } : note);
      onClose();
    } catch (error) {
      showErrorToast({ title: t.resetFailed, text: reasonOf(error, failureWords.mail) });
      problems.showFieldsOf(error);
    }
  };

  return (
    <Dialog isOpen onClose={onClose} title={t.resetTitle}>
      <form
        ref={problems.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (email !== '') void run(submit);
        }}
      >
        <EmailField value={value} onChange={setValue} problems={problems} />
        <div ref={box} />
        <p className="mt-2 flex justify-end gap-2">
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" type="submit" disabled={email === ''} isBusy={isBusy}>
            {isBusy ? t.sending : t.resetSend}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
