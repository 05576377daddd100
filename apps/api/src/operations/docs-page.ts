type Parameter = { name: string; in: string; required: boolean; schema: unknown };
type Described = {
  summary: string;
  description: string;
  security?: unknown;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
};

const STYLE = `body{font:16px/1.55 "Reddit Sans Variable",Verdana,sans-serif;background:#fbf8f1;color:#1c2a23;margin:0}
main{max-width:960px;margin:0 auto;padding:32px}h1{font-size:36px;line-height:1.12}h2{font-size:26px;margin-top:44px}
h3{font-size:19px;margin:0}section{border-top:1px solid #e4dccb;padding:16px 0}code,pre{font:14px/1.5 monospace}
pre{background:#f3eee2;padding:12px;border-radius:10px;overflow:auto;max-height:420px}summary{cursor:pointer;padding:8px 0}
.verb{display:inline-block;min-width:64px;font-weight:700;color:#12492f}td,th{text-align:left;padding:4px 16px 4px 0;vertical-align:top}
a{color:#12492f}:focus-visible{outline:3px solid #1c2a23;outline-offset:2px}`;

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
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style></head><body><main>
<h1>${escape(title)}</h1><p>The same as a document for programs: <a href="openapi.json">openapi.json</a>.
Send the access token as <code>Authorization: Bearer …</code>. Errors are <code>application/problem+json</code>;
<code>modelState</code> names the fields.</p>
${groups.map(([group, calls]) => `<h2>${escape(group)}</h2>${calls.map(callSection).join('')}`).join('')}
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
      `<tr><td><code>${escape(p.name)}</code></td><td>${p.in}</td><td>${p.required ? 'needed' : 'optional'}</td><td><code>${escape(JSON.stringify(p.schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col"></th><th scope="col">Shape</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function details(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
