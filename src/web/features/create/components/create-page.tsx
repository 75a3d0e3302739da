import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import type { Choice } from '../../../components/ui/menu.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { countOf } from '../content-words.ts';
import { type BrandLook, type Step, steps } from '../creation-state.ts';
import { labelOfKind } from '../document-kinds.ts';
import type { Creation } from '../hooks/use-creation.ts';
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

const saveWords = {
  saved: 'Saved. You can continue in any browser.',
  saving: 'Saving…',
  failed: "Not saved: can't reach the server.",
} as const;

/** Guided creation of a document: four steps, in any order. */
export function CreatePage(props: CreatePageProps) {
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
        <h1 className="h1 max-md:text-[30px]!">Create from your content</h1>
        <p className="text-ink-2">Turn files, text and web pages into an on-brand document.</p>
      </header>
      <StepList
        step={state.step}
        done={{
          wish: labelOfKind(state.kind),
          ...(files.length > 0 ? { content: countOf(files.length, 'content') } : {}),
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
          {saveWords[creation.saveStatus]}
          {failedSave && (
            <button
              type="button"
              className="link ml-2"
              onClick={() => void creation.flush().catch(() => undefined)}
            >
              Try again
            </button>
          )}
        </p>
        <span className="flex-1" />
        <Button kind="quiet" disabled={generation.isBusy} onClick={() => setIsGivingUp(true)}>
          Start over
        </Button>
        {before && <Button onClick={() => goTo(before)}>Back</Button>}
        {next ? (
          <Button kind="primary" onClick={() => goTo(next)}>
            Continue
          </Button>
        ) : (
          <>
            {generation.isBusy && <Button onClick={generation.cancel}>Cancel</Button>}
            <Button kind="primary" isBusy={generation.isBusy} onClick={generation.start}>
              {generation.isBusy ? 'Generating' : 'Generate'}
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
  const [isBusy, setIsBusy] = useState(false);
  async function giveUp(): Promise<void> {
    setIsBusy(true);
    try {
      await creation.giveUp();
      onClose();
    } catch (error) {
      showErrorToast({ title: "Couldn't discard the draft. Try again.", text: describeError(error) });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Start over?"
      description={`Your choices${creation.files.length > 0 ? ` and ${countOf(creation.files.length, 'content')}` : ''} are taken back. Pictures that were in the files stay under Assets.`}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Continue with it</Button>
        <Button kind="danger" isBusy={isBusy} onClick={() => void giveUp()}>
          Start over
        </Button>
      </div>
    </Dialog>
  );
}

/** Asks before content that doesn't fit in the prompt is left out. */
function NoRoomDialog({ generation }: { readonly generation: Generation }) {
  return (
    <Dialog
      isOpen={generation.noRoom.length > 0}
      onClose={generation.goBack}
      title="Not everything fits"
      description="Nothing has been generated yet."
    >
      <ul className="mb-5 grid gap-2">
        {generation.noRoom.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={generation.goBack}>Back to the outline</Button>
        <Button kind="primary" onClick={generation.goOn}>
          Generate without it
        </Button>
      </div>
    </Dialog>
  );
}
