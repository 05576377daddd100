import { DOCS_STYLE } from './docs-style.ts';

type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Described = {
  summary: string;
  description: string;
  security?: unknown;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
};

/** The API's documentation as one readable page: no script, nothing from elsewhere. */
export function docsPage(document: Record<string, unknown>, nonce: string): string {
  const { title } = document['info'] as { title: string };
  const paths = document['paths'] as Record<string, Record<string, Described>>;
  const byGroup = Map.groupBy(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, described]) => ({ path, verb, described })),
    ),
    ({ path }) => path.split('/')[1]?.toLowerCase() ?? '',
  );
  const groups = [...byGroup].toSorted(([a], [b]) => a.localeCompare(b));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${DOCS_STYLE}</style></head><body><main>
<h1>${escape(title)}</h1><p>The same as a document for programs: <a href="openapi.json">openapi.json</a>.
Send the access token as <code>Authorization: Bearer …</code>. Errors are <code>application/problem+json</code>;
<code>modelState</code> names the fields.</p>
<nav aria-label="Groups of calls"><ul>${groups.map(([group, calls]) => `<li><a href="#${escape(group)}">${escape(group)}</a> ${calls.length}</li>`).join('')}</ul></nav>
${groups.map(([group, calls]) => `<h2 id="${escape(group)}">${escape(group)}</h2>${calls.map(callSection).join('')}`).join('')}
</main></body></html>`;
}

function callSection(call: { path: string; verb: string; described: Described }): string {
  const { path, verb, described } = call;
  const body = described.requestBody?.content['application/json']?.schema;
  const answers = Object.values(described.responses['200']?.content ?? {})[0]?.schema;
  return `<section><h3><span class="verb">${verb.toUpperCase()}</span> <code>/api${escape(path)}</code></h3>
<p>${escape(described.summary)}${described.security ? ' <strong>Sign-in needed.</strong>' : ''}</p>
${described.parameters.length > 0 ? parameterTable(described.parameters) : ''}
${body ? details('Body', body) : ''}${answers ? details('Answer', answers) : ''}</section>`;
}

function parameterTable(parameters: Parameter[]): string {
  const rows = parameters.map(
    (p) =>
      `<tr><th scope="row"><code>${escape(p.name)}</code></th><td>${p.in}</td><td>${p.required ? 'needed' : 'optional'}</td><td><code>${escape(JSON.stringify(p.schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Needed</th><th scope="col">Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
