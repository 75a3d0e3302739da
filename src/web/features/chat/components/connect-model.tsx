import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

const examples = [
  { name: 'OpenAI', line: 'OPENAI_API_KEY=… npm start' },
  { name: 'Anthropic', line: 'ANTHROPIC_API_KEY=… npm start' },
  { name: 'Google', line: 'GOOGLE_GENERATIVE_AI_API_KEY=… npm start' },
  { name: 'Your own, such as Ollama or vLLM', line: 'OPENAI_BASE_URL=http://localhost:11434/v1 npm start' },
] as const;

/** Explains how to connect an AI model. API keys are set on the server and never pass through this page. */
export function ConnectModel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Connect an AI model"
      description="The built-in composer fills templates from your prompt and works offline. An AI model can also write full texts from a few words, rewrite passages and answer questions. To connect one, stop Octavo and start it with one of these settings:"
    >
      <dl className="grid gap-3">
        {examples.map(({ name, line }) => (
          <div key={name}>
            <dt className="mb-1 text-13 font-semibold">{name}</dt>
            <dd className="border border-line bg-paper px-2.5 py-2 font-mono text-13 break-all select-all">
              {line}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </p>
    </Dialog>
  );
}
