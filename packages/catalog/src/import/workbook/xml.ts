import { SaxesParser } from 'saxes';
import { ImportRefused } from '../refused.ts';
import { workbookLimits } from './limits.ts';

export interface XmlHandlers {
  /** Names come without their prefix. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Gives a function that takes XML piece by piece and tells the handlers what is in it. Document types are refused: no
 * office program writes one, and they can make a small file grow without end.
 */
export function xmlReader(handlers: XmlHandlers): (piece: string) => void {
  const parser = new SaxesParser({ xmlns: false });
  let untagged = 0;
  parser.on('error', (error) => {
    throw new ImportRefused(`The workbook cannot be read: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new ImportRefused('The workbook cannot be read: it holds a document type.');
  });
  parser.on('opentag', (tag) => {
    untagged = 0;
    handlers.open(localName(tag.name), (name) => tag.attributes[name]);
  });
  parser.on('closetag', (tag) => {
    untagged = 0;
    handlers.close?.(localName(tag.name));
  });
  if (handlers.text) parser.on('text', handlers.text);
  return (piece) => {
    untagged += piece.length;
    parser.write(piece);
    if (untagged > workbookLimits.charactersBetweenTags + piece.length)
      throw new ImportRefused('The workbook cannot be read: a cell holds too much text.');
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
