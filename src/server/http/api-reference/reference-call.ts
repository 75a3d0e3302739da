import { scopeOfCall } from '../../../contract/api-keys.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import { callExample, exampleLanguages } from './call-examples.ts';
import { titleOfCall } from './call-groups.ts';
import { type ApiCall, contentOf } from './openapi-document.ts';
import { fieldItem, schemaFields, schemaWords } from './schema-fields.ts';

const placeNames: Readonly<Record<string, string>> = { path: 'Path', query: 'Query', header: 'Header' };

function parameterLists({ parameters = [] }: ApiCall): string {
  const byPlace = Map.groupBy(parameters, (parameter) => parameter.in);
  return [...byPlace]
    .map(([place, own]) => {
      const items = own.map(({ name, schema = {}, required: isRequired = false, description }) =>
        fieldItem({ name, schema, isRequired, ...(description ? { description } : {}) }),
      );
      return `<h4>${placeNames[place] ?? place}</h4><ul class="fields">${items.join('')}</ul>`;
    })
    .join('');
}

function bodyList({ requestBody }: ApiCall): string {
  const sent = contentOf(requestBody);
  if (!sent) return '';
  const note = sent.schema.description ? `<p>${escapeHtml(sent.schema.description)}</p>` : '';
  return `<h4>Body <span class="media">${escapeHtml(sent.mediaType)}</span></h4>${note}${schemaFields(sent.schema)}`;
}

function answerOf({ responses = {} }: ApiCall): string {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (!status || !response) return '';
  const answer = contentOf(response);
  const fields = answer ? schemaFields(answer.schema, 1) : '';
  const head = `<code>${status}</code> <span class="media">${escapeHtml(answer?.mediaType ?? 'no body')}</span>`;
  if (fields === '') {
    const words = answer?.mediaType === 'application/json' ? schemaWords(answer.schema) : '';
    return `<h4>Answer ${head}</h4><p>${words || escapeHtml(response.description ?? '')}</p>`;
  }
  return `<details class="answer"><summary><h4>Answer ${head}</h4></summary>${fields}</details>`;
}

function errorsOf({ responses = {} }: ApiCall): string {
  const failed = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  if (failed.length === 0) return '';
  const items = failed.map(
    ([status, { description = '' }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`,
  );
  return `<h4>Errors</h4><ul class="errors">${items.join('')}</ul>`;
}

function accessOf({ operationId, security }: ApiCall): string {
  if (!security) return 'No sign-in needed';
  const scope = scopeOfCall[operationId];
  return scope ? `API key with <code>${scope}</code>, or signed in` : 'Signed in';
}

/** Returns the HTML of one call: description, parameters, responses and an example per language. */
export function referenceCall(call: ApiCall, baseUrl: string): string {
  const { operationId: id, method, path, summary = '' } = call;
  const title = titleOfCall(id);
  const examples = exampleLanguages.map(
    (language) =>
      `<figure class="ex ex-${language.id}"><figcaption>${language.name}</figcaption>` +
      `<pre><code>${escapeHtml(callExample(call, language.id, baseUrl))}</code></pre></figure>`,
  );
  return (
    `<section class="call" id="${id}" aria-labelledby="${id}-title"><div class="said">` +
    `<h3 id="${id}-title"><a href="#${id}">${title}</a></h3>` +
    `<p class="address"><span class="method" data-method="${method}">${method}</span> <code>${escapeHtml(path)}</code></p>` +
    `<p class="summary">${escapeHtml(summary)}</p><p class="access">${accessOf(call)}</p>` +
    `${parameterLists(call)}${bodyList(call)}${answerOf(call)}${errorsOf(call)}` +
    `</div><div class="code">${examples.join('')}</div></section>`
  );
}
