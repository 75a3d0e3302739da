import Check from 'lucide-react/icons/check';
import CodeXml from 'lucide-react/icons/code-xml';
import CopyIcon from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import type { ShareView } from '../../../../contract/sharing.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { QrCode } from '../../../components/ui/qr-code.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useRevokeShare, useUpdateShare } from '../api/shares.ts';
import { shareCounts, shareMoment, shareTraits, stateOf } from '../share-words.ts';
import { EmbedField } from './embed-field.tsx';
import { ShareForm } from './share-form.tsx';

interface ShareEntryProps {
  readonly share: ShareView;
  readonly isCopied: boolean;
  readonly onCopy: (url: string) => void;
  /** Focused when it appears, so that Enter copies it. */
  readonly isFirst?: boolean;
}

/** A link: URL, contents, view counts and actions. */
export function ShareEntry({ share, isCopied, onCopy, isFirst = false }: ShareEntryProps) {
  const t = words('sharing');
  const [shown, setShown] = useState<'qr' | 'embed' | 'form' | 'ending' | null>(null);
  const toggle = (what: 'qr' | 'embed' | 'form' | 'ending') => setShown(shown === what ? null : what);
  const update = useUpdateShare();
  const revoke = useRevokeShare();
  const { url, id } = share;
  const state = stateOf(share.state);
  const isWorking = share.state === 'active';
  const created = shareMoment(share.created_at);

  async function end(): Promise<void> {
    try {
      await revoke.mutateAsync(id);
      showToast({ title: t.ended, text: t.endedText });
    } catch (error) {
      showErrorToast({ title: t.endFailed, text: describeError(error) });
    }
  }

  return (
    <article className="share" aria-label={t.shareOf(created)}>
      {url && isWorking && (
        <div className="share-address">
          <input
            readOnly
            dir="ltr"
            className="input"
            aria-label={t.addressOf(created)}
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            kind={isCopied ? 'default' : 'primary'}
            autoFocus={isFirst}
            {...(isFirst ? { 'data-first-focus': true } : {})}
            onClick={() => onCopy(url)}
          >
            {isCopied ? <Check className="icon" aria-hidden /> : <CopyIcon className="icon" aria-hidden />}
            <span>{isCopied ? t.copied : t.copyLink}</span>
          </Button>
        </div>
      )}
      <p className="share-traits">
        <Badge kind={state.kind}>{state.words}</Badge>
        {shareTraits(share).join(' · ')}
      </p>
      <div className="share-foot">
        <p className="num">
          {shareCounts(share)}
          {share.last_viewed_at && (
            <span className="block text-ink-3">{t.lastSeen(shareMoment(share.last_viewed_at))}</span>
          )}
        </p>
        {share.state !== 'revoked' && (
          <div className="share-acts">
            {url && isWorking && (
              <>
                <a
                  className="icon-btn"
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t.openShared}
                  title={t.openShared}
                >
                  <ExternalLink className="icon" aria-hidden />
                </a>
                <IconButton label={t.qrCode} aria-expanded={shown === 'qr'} onClick={() => toggle('qr')}>
                  <QrCodeIcon className="icon" aria-hidden />
                </IconButton>
                {share.embed_origins.length > 0 && (
                  <IconButton
                    label={t.embedCode}
                    aria-expanded={shown === 'embed'}
                    onClick={() => toggle('embed')}
                  >
                    <CodeXml className="icon" aria-hidden />
                  </IconButton>
                )}
              </>
            )}
            {share.state !== 'document_deleted' && (
              <IconButton label={t.edit} aria-expanded={shown === 'form'} onClick={() => toggle('form')}>
                <Pencil className="icon" aria-hidden />
              </IconButton>
            )}
            <Button size="s" aria-expanded={shown === 'ending'} onClick={() => toggle('ending')}>
              {t.end}
            </Button>
          </div>
        )}
      </div>
      {shown === 'qr' && url && (
        <div className="share-qr">
          <QrCode text={url} label={t.qrCodeOf} />
          <p className="text-13 text-ink-3">{t.qrCodeText}</p>
        </div>
      )}
      {shown === 'embed' && url && (
        <EmbedField url={url} title={share.document_title} origins={share.embed_origins} />
      )}
      {shown === 'ending' && (
        <section className="share-ending" aria-label={t.endAsk}>
          <p>{t.endText}</p>
          <Button onClick={() => setShown(null)}>{t.endKeep}</Button>
          <Button kind="danger" isBusy={revoke.isPending} onClick={() => void end()}>
            {revoke.isPending ? t.ending : t.endConfirm}
          </Button>
        </section>
      )}
      {shown === 'form' && (
        <div className="share-edit">
          <ShareForm
            share={share}
            currentVersion={share.current_version}
            isBusy={update.isPending}
            error={update.error}
            onSave={(choices) => update.mutate({ id, choices }, { onSuccess: () => setShown(null) })}
            onCancel={() => setShown(null)}
          />
        </div>
      )}
    </article>
  );
}
