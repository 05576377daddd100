import { DOCUMENT_TYPES } from '@longleaf/rules/applications/documents';
import { expect, it } from 'vitest';
import { honestName } from './honest-name.ts';

const PDF = 'application/pdf';

it.each([
  ['Essay.pdf', PDF, 'Essay.pdf'],
  ['Essay.PDF', PDF, 'Essay.PDF'],
  ['Essay.docx', PDF, 'Essay.pdf'],
  ['Essay', PDF, 'Essay.pdf'],
  ['Draft 3.5', PDF, 'Draft 3.5.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['me.JPEG', 'image/jpeg', 'me.JPEG'],
  ['me.png', 'image/jpeg', 'me.jpg'],
  ['.docx', PDF, '.pdf'],
  ['record.xml', 'application/xml', 'record.xml'],
])('%s that is %s is called %s', (name, type, honest) => {
  expect(honestName(name, type)).toBe(honest);
  expect(honestName(honest, type)).toBe(honest);
});

it('knows every kind that is taken', () => {
  for (const type of DOCUMENT_TYPES) expect(honestName('x', type)).toMatch(/^x\.[a-z]{3,4}$/);
});
