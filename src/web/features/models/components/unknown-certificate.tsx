import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import type { Connection } from '../api/models.ts';

type Certificate = Extract<Connection, { state: 'unknown_certificate' }>;

/** Explicit choice for a server with a self-signed certificate: trust exactly this one, or don't connect. */
export function UnknownCertificate({
  certificate,
  isBusy,
  error,
  onTrust,
  onClose,
}: {
  readonly certificate: Certificate;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onTrust: () => void;
  readonly onClose: () => void;
}) {
  const t = words('providers');
  const { subject, valid_until, fingerprint } = certificate;
  return (
    <Dialog isOpen onClose={onClose} title={t.certificateTitle} description={t.certificateText}>
      <dl className="grid gap-3 text-13">
        <div>
          <dt className="text-ink-3">{t.certificateIssuedTo}</dt>
          <dd className="break-words">{subject || t.certificateNotGiven}</dd>
        </div>
        <div>
          <dt className="text-ink-3">{t.certificateValidUntil}</dt>
          <dd>{new Date(valid_until).toLocaleDateString(language(), { dateStyle: 'long' })}</dd>
        </div>
        <div>
          <dt className="text-ink-3">{t.certificateFingerprint}</dt>
          <dd className="num break-all">{fingerprint}</dd>
        </div>
      </dl>
      <p className="my-4 text-ink-2">{t.certificateCompare}</p>
      <Failure error={error} />
      <p className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {t.certificateRefuse}
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={onTrust}>
          {isBusy ? t.connecting : t.certificateTrust}
        </Button>
      </p>
    </Dialog>
  );
}
