import { type ReactNode, useRef, useState } from 'react';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import type { Choice } from '../../../components/ui/menu.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { type BrandLook, type Step, steps } from '../creation-state.ts';
import { labelOfKind } from '../document-kinds.ts';
import type { Creation, SaveStatus } from '../hooks/use-creation.ts';
import type { Generation } from '../hooks/use-generate.ts';
import { BrandStep } from './brand-step.tsx';
import { ContentStep } from './content-step.tsx';
import { OutlineStep } from './outline-step.tsx';
import { StepList } from './step-list.tsx';
import { WishStep } from './wish-step.tsx';

interface CreatePageProps {
  readonly creation: Creation;
  readonly generation: Generation;
  readonly formats: readonly Choice[];
  readonly ownLooks: readonly BrandLook[] | null;
  readonly byModel: boolean;
  readonly keepLogo: (dataUrl: string, name: string) => Promise<NonNullable<BrandLook['logo']>>;
  /** Templates as an alternative, below the first step. */
  readonly templates: ReactNode;
}

/** The messages of the save states. */
const saveMessages = {
  saved: 'saved',
  saving: 'saving',
  failed: 'saveFailed',
} as const satisfies Readonly<Record<SaveStatus, keyof Catalogue['create']>>;

/** Guided creation of a document: four steps, in any order. */
export function CreatePage(props: CreatePageProps) {
  const t = words('create');
  const { creation, generation } = props;
  const { state, files, change } = creation;
  const [isGivingUp, setIsGivingUp] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const at = steps.indexOf(state.step);
  const next = steps[at + 1];
  const before = steps[at - 1];

  function goTo(step: Step): void {
    change({ step });
    head.current?.focus();
  }

  const failedSave = creation.saveStatus === 'failed';
  return (
    <main className="create">
      <header className="grid gap-1 p-4 md:px-8 md:pt-8 md:pb-5">
        <h1 className="h1 max-md:text-[30px]!">{t.title}</h1>
        <p className="text-ink-2">{t.titleText}</p>
      </header>
      <StepList
        step={state.step}
        done={{
          wish: labelOfKind(state.kind),
          ...(files.length > 0 ? { content: counted(t.items, files.length) } : {}),
          ...(state.brand.source !== '' ? { brand: state.brand.name } : {}),
        }}
        onStep={goTo}
      />
      <div ref={head} tabIndex={-1} className="create-sheet outline-none!">
        <div className="mx-auto w-full max-w-190">
          <StepBody {...props} onStep={goTo} />
        </div>
      </div>
      <footer className="create-foot">
        <p role="status" className={failedSave ? 'text-13 text-danger' : 'text-13 text-ink-3'}>
          {t[saveMessages[creation.saveStatus]]}
          {failedSave && (
            <button
              type="button"
              className="link ms-2"
              onClick={() => void creation.flush().catch(() => undefined)}
            >
              {words('shell').tryAgain}
            </button>
          )}
        </p>
        <span className="flex-1" />
        <Button kind="quiet" disabled={generation.isBusy} onClick={() => setIsGivingUp(true)}>
          {t.startOver}
        </Button>
        {before && <Button onClick={() => goTo(before)}>{t.back}</Button>}
        {next ? (
          <Button kind="primary" onClick={() => goTo(next)}>
            {t.continue}
          </Button>
        ) : (
          <>
            {generation.isBusy && <Button onClick={generation.cancel}>{t.cancel}</Button>}
            <Button kind="primary" isBusy={generation.isBusy} onClick={generation.start}>
              {generation.isBusy ? t.generating : t.generate}
            </Button>
          </>
        )}
        {generation.error !== null && (
          <div className="basis-full">
            <Failure error={generation.error} />
          </div>
        )}
      </footer>
      <GiveUpDialog creation={creation} isOpen={isGivingUp} onClose={() => setIsGivingUp(false)} />
      <NoRoomDialog generation={generation} />
    </main>
  );
}

function StepBody({
  creation,
  formats,
  ownLooks,
  byModel,
  keepLogo,
  templates,
  onStep,
}: CreatePageProps & { readonly onStep: (step: Step) => void }) {
  switch (creation.state.step) {
    case 'wish':
      return (
        <>
          <WishStep state={creation.state} formats={formats} onChange={creation.change} />
          {templates}
        </>
      );
    case 'content':
      return <ContentStep creation={creation} />;
    case 'brand':
      return <BrandStep creation={creation} own={ownLooks} keepLogo={keepLogo} />;
    case 'outline':
      return <OutlineStep creation={creation} byModel={byModel} onContent={() => onStep('content')} />;
  }
}

function GiveUpDialog({
  creation,
  isOpen,
  onClose,
}: {
  readonly creation: Creation;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const t = words('create');
  const [isBusy, setIsBusy] = useState(false);
  async function giveUp(): Promise<void> {
    setIsBusy(true);
    try {
      await creation.giveUp();
      onClose();
    } catch (error) {
      showErrorToast({ title: t.discardFailed, text: describeError(error) });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.startOverTitle} description={t.startOverText}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t.keepGoing}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void giveUp()}>
          {t.startOver}
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before content that doesn't fit in the prompt is left out. */
function NoRoomDialog({ generation }: { readonly generation: Generation }) {
  const t = words('create');
  return (
    <Dialog
      isOpen={generation.noRoom.length > 0}
      onClose={generation.goBack}
      title={t.noRoomTitle}
      description={t.noRoomText}
    >
      <ul className="mb-5 grid gap-2">
        {generation.noRoom.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={generation.goBack}>{t.backToOutline}</Button>
        <Button kind="primary" onClick={generation.goOn}>
          {t.generateWithout}
        </Button>
      </div>
    </Dialog>
  );
}
