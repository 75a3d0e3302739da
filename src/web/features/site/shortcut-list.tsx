import { Fragment, useEffect, useState } from 'react';
import { isPromptKeyOn, setPromptKey } from '../../lib/use-prompt-key.ts';
import { words } from '../../lib/words.ts';
import { shortcutGroups } from './shortcuts.ts';

/** All keyboard shortcuts, grouped by place. */
export function ShortcutList() {
  const t = words('shortcuts');
  return (
    <div className="flex-1 px-3 pt-3 pb-16 md:px-6 md:pt-6">
      <div className="sheet mx-auto grid max-w-215 gap-10 px-5 py-9 md:px-16 md:py-16">
        <h1 className="font-display text-[min(3rem,11vw)] leading-tight font-medium tracking-[-0.035em]">
          {words('shell').shortcuts}
        </h1>
        {shortcutGroups().map(({ name, shortcuts }) => (
          <section key={name} aria-label={name} className="grid gap-3">
            <h2 className="h3 border-b-2 border-ink pb-2">{name}</h2>
            <dl className="grid">
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line py-2.5 text-16"
                >
                  <dt className="flex max-w-full shrink-0 grow-0 basis-38 flex-wrap items-center gap-x-2 gap-y-1 md:basis-52">
                    {keys.map((together, index) => (
                      <Fragment key={together.join('+')}>
                        {index > 0 && <span className="text-13 text-ink-3">{t.or}</span>}
                        <span dir="ltr" className="flex items-center gap-1">
                          {together.map((key) => (
                            <kbd key={key} className="key">
                              {key}
                            </kbd>
                          ))}
                        </span>
                      </Fragment>
                    ))}
                  </dt>
                  <dd className="flex-1 basis-34 text-ink-2">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <PromptKeySwitch />
        <p className="text-ink-3">{t.mac}</p>
      </div>
    </div>
  );
}

function PromptKeySwitch() {
  // The prerendered page can't know the setting, and ignores presses.
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(isPromptKeyOn()), []);
  if (isOn === null) return <p className="min-h-11" />;
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-accent"
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked);
          setPromptKey(event.target.checked);
        }}
      />
      {words('shortcuts').promptKey}
    </label>
  );
}
