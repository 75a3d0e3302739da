import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import type { Connection } from '../api/models.ts';

type Certificate = Extract<Connection, { state: 'unknown_certificate' }>;

const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

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
  const { subject, valid_until, fingerprint } = certificate;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="This server's certificate is not known"
      description="It isn't signed by a known authority. That's normal for your own server; anywhere else, someone may be listening in. Your key wasn't sent."
    >
      <dl className="grid gap-3 text-13">
        <div>
          <dt className="text-ink-3">Issued to</dt>
          <dd className="break-words">{subject || 'Not given'}</dd>
        </div>
        <div>
          <dt className="text-ink-3">Valid until</dt>
          <dd>{longDay.format(new Date(valid_until))}</dd>
        </div>
        <div>
          <dt className="text-ink-3">SHA-256 fingerprint</dt>
          <dd className="num break-all">{fingerprint}</dd>
        </div>
      </dl>
      <p className="my-4 text-ink-2">
        Compare the fingerprint with the one on your server. Octavo then trusts this certificate alone; if it
        changes, the connection is refused.
      </p>
      <Failure error={error} />
      <p className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          Don't connect
        </Button>
        <Button kind="danger" isBusy={isBusy} onClick={onTrust}>
          {isBusy ? 'Connecting' : 'Trust this certificate'}
        </Button>
      </p>
    </Dialog>
  );
}
