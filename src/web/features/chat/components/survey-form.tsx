import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import type { Survey } from '../chat-state.ts';

type Answers = Readonly<Record<string, string>>;

/** Formats questions and answers as a prompt, one per line; skips unanswered questions. */
function promptOf(survey: Survey, answers: Answers): string {
  return survey
    .flatMap(({ id, question }) => {
      const answer = answers[id]?.trim();
      return answer ? [`${question} ${answer}`] : [];
    })
    .join('\n');
}

/** Questions that Octavo asks before it continues. */
export function SurveyForm({
  survey,
  onAnswer,
}: {
  readonly survey: Survey;
  readonly onAnswer: (prompt: string) => void;
}) {
  const [answers, setAnswers] = useState<Answers>({});
  const [isChecked, setIsChecked] = useState(false);
  const set = (id: string, answer: string) => setAnswers((before) => ({ ...before, [id]: answer }));
  const isMissing = (id: string) => !answers[id]?.trim();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    const isIncomplete = survey.some(({ id, is_required }) => is_required && isMissing(id));
    const prompt = promptOf(survey, answers);
    if (!isIncomplete && prompt) onAnswer(prompt);
  }

  return (
    <form className="grid gap-4 border border-line bg-sheet p-3.5" onSubmit={onSubmit} noValidate>
      {survey.map(({ id, question, choices, is_required }) => {
        const error = isChecked && is_required && isMissing(id) ? words('turns').surveyMissing : null;
        if (choices.length === 0)
          return (
            <Field key={id} label={question} error={error}>
              {(wiring) => (
                <input
                  className="input"
                  value={answers[id] ?? ''}
                  onChange={(event) => set(id, event.target.value)}
                  {...wiring}
                />
              )}
            </Field>
          );
        return (
          <fieldset key={id}>
            <legend className="mb-2 text-13 font-semibold">{question}</legend>
            <div className="flex flex-wrap gap-1.5">
              {choices.map((choice) => (
                <label key={choice} className="chip cursor-pointer has-focus-visible:outline-2">
                  <input
                    type="radio"
                    className="sr-only"
                    name={id}
                    checked={answers[id] === choice}
                    onChange={() => set(id, choice)}
                  />
                  {choice}
                </label>
              ))}
            </div>
            {error && (
              <p className="field-message mt-1.5" data-kind="error">
                {error}
              </p>
            )}
          </fieldset>
        );
      })}
      <div>
        <Button type="submit" kind="primary" size="s">
          {words('turns').surveyAnswer}
        </Button>
      </div>
    </form>
  );
}
