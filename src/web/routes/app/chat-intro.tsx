import { samplePrompts } from '../../features/chat/prompt-choices.ts';
import type { Workspace } from './use-workspace.ts';

/** What an empty conversation says. On a phone the desk is out of sight, so the sample prompts stand here. */
export function ChatIntro({ workspace }: { readonly workspace: Workspace }) {
  return (
    <div className="grid gap-3 leading-read">
      <p className="text-ink-2">
        One line is enough: what it is, for whom, and the figures that must be on it. Then ask for changes, or
        choose a block on the page and change that alone.
      </p>
      <div className="md:hidden">
        <SamplePrompts onChoose={workspace.sendReady} />
      </div>
    </div>
  );
}

export function SamplePrompts({ onChoose }: { readonly onChoose: (prompt: string) => void }) {
  return (
    <ul aria-label="Sample prompts" className="grid gap-2">
      {samplePrompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            className="chip w-full px-3! py-2.5! leading-[1.4]"
            onClick={() => onChoose(prompt)}
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
