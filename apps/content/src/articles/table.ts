import { escapeHtml } from '@longleaf/platform/html';
import type { Tokens } from 'marked';

/**
 * A table whose rows can be read on their own on a phone: each cell carries its column's name, and the roles stay
 * when the style sheet turns cells into lines.
 */
export function renderTable(token: Tokens.Table, inline: (cell: Tokens.TableCell) => string): string {
  const head = token.header
    .map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`)
    .join('');
  const rows = token.rows.map((cells) => {
    const columns = cells.map((cell, index) => {
      const label = escapeHtml(token.header[index]?.text ?? '');
      if (index === 0) return `<th role="rowheader" scope="row">${inline(cell)}</th>`;
      return `<td role="cell" data-label="${label}">${inline(cell)}</td>`;
    });
    return `<tr role="row">${columns.join('')}</tr>`;
  });
  return (
    `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>` +
    `<tbody role="rowgroup">${rows.join('')}</tbody></table>\n`
  );
}
