import { ImportRefused } from '@longleaf/catalog/import/refused';
import { SaxesParser } from 'saxes';

/** An element with what is in it. */
export type Node = {
  readonly name: string;
  /** Where it begins. */
  readonly line: number;
  readonly children: Node[];
  text: string;
};

export const PESC_NAMESPACE = 'urn:org:pesc:message:HighSchoolTranscript:v1.5.0';
const DEEPEST = 40;

/**
 * Reads a document. Document types are refused: they can make a small file grow without end, or ask for other files;
 * no other entities than XML's own five are known.
 * @throws ImportRefused when it is no XML, or no high school transcript of version 1.5.0.
 */
export function readXml(text: string): Node {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Node[] = [];
  let root: Node | undefined;
  parser.on('error', (error) => {
    throw new ImportRefused(`This is no XML that can be read: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new ImportRefused('The file holds a document type, which is not taken.');
  });
  parser.on('opentag', ({ local, uri }) => {
    if (root === undefined && (local !== 'HighSchoolTranscript' || uri !== PESC_NAMESPACE)) {
      throw new ImportRefused(
        `The file is no PESC high school transcript of version 1.5.0: it begins with ${local} of ${uri || 'no namespace'}.`,
      );
    }
    const node: Node = { name: local, line: parser.line, children: [], text: '' };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
    if (open.length > DEEPEST) throw new ImportRefused('Elements lie too deep in each other.');
  });
  parser.on('text', (piece) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  });
  parser.on('cdata', (piece) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new ImportRefused('The file is empty.');
  return root;
}

/** The first element on a path below this one. */
export function find(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>(
    (from, name) => from?.children.find((child) => child.name === name),
    node,
  );
}

/** What stands in the first element on a path, without the space around it; null when there is none. */
export function textOf(node: Node | undefined, ...path: readonly string[]): string | null {
  return find(node, ...path)?.text.trim() || null;
}

/** Every element of a name right below this one. */
export function all(node: Node | undefined, name: string): Node[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}
