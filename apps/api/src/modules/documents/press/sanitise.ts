import sanitizeHtml from 'sanitize-html';

const words = (list: string) => list.trim().split(/\s+/);

const DRAWINGS = words(`
  svg g path rect circle ellipse line polyline polygon text tspan desc image
`);
// The parser makes names small; browsers write those of drawings as they have to be (`viewBox`).
const OF_DRAWINGS = words(`
  viewbox preserveaspectratio width height transform d points x y dx dy cx cy r rx ry x1
  x2 y1 y2 fill fill-opacity fill-rule opacity stroke stroke-width stroke-linecap
  stroke-linejoin stroke-dasharray stroke-opacity text-anchor dominant-baseline font-size font-weight
`);

const TEXT = words(`
  main article section header footer aside nav div hgroup h1 h2 h3 h4 h5 h6 p blockquote
  pre hr br wbr address ul ol li dl dt dd figure figcaption details summary fieldset
  legend table caption colgroup col thead tbody tfoot tr th td a abbr b bdi bdo cite code
  data dfn em i img ins del kbd mark q s samp small span strong sub sup time u var meter
  progress
`);

/** Their text is no part of a page, or no more than a choice that could be made in it. */
const WITHOUT_TEXT = words(`
  script style template noscript title head iframe frameset object embed select option
  datalist textarea button video audio canvas math xmp plaintext
`);

const DEEPEST = 120;
const MOST_CELLS_SPANNED = 100;

/**
 * What of a page is printed: text, tables, lists, drawings, pictures that it brings along, with the classes that our own
 * style sheet knows. No script, no form, no style of its own but lengths and colors, nothing that a browser would fetch.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT, ...DRAWINGS],
    nonTextTags: WITHOUT_TEXT,
    nestingLimit: DEEPEST,
    parseStyleAttributes: false,
    allowedAttributes: {
      '*': ['class', 'id', 'style', 'lang', 'dir', 'title', 'role', 'hidden', 'aria-*', 'data-*'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      details: ['open'],
      ol: ['start', 'reversed', 'type'],
      li: ['value'],
      time: ['datetime'],
      data: ['value'],
      meter: ['value', 'min', 'max'],
      progress: ['value', 'max'],
      col: ['span'],
      colgroup: ['span'],
      th: ['scope', 'colspan', 'rowspan', 'abbr', 'headers'],
      td: ['colspan', 'rowspan', 'headers'],
      ...Object.fromEntries(DRAWINGS.map((tag) => [tag, OF_DRAWINGS])),
      image: ['href', ...OF_DRAWINGS],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'], image: ['data'] },
    allowProtocolRelative: false,
    transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: plain(attributes) }) },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !PICTURE.test(attribs['src'] ?? '')) ||
      (tag === 'image' && !PICTURE.test(attribs['href'] ?? '')),
  });
}

/** Drawings as pictures are left out: they are documents of their own. */
const PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,/;

function plain(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') kept[name] = keptStyle(value);
    else if (name === 'colspan' || name === 'rowspan' || name === 'span') {
      kept[name] = String(Math.min(Number.parseInt(value, 10) || 1, MOST_CELLS_SPANNED));
    } else if (!REFERENCE.test(value) || name === 'href' || name === 'alt' || name === 'title')
      kept[name] = value;
  }
  return kept;
}

// `fill="url(…)"` is fetched like a picture.
const REFERENCE = /url\s*\(/i;

/** Lengths and colors that a page works out itself, such as the length of a bar. */
const PROPERTY =
  /^(?:--[a-z-]{1,40}|width|max-width|left|right|top|height|object-fit|background|background-color|color|border-color)$/;
// A function with its bracket, a color, a length, a word, one sign: no text can be read in two ways, so none takes long.
const TOKENS = /[a-z_-][\w-]*\(|#\w+|[\d.]+(?:%|[a-z]+)?|[a-z_-][\w-]*|[^]/gi;
const TOKEN =
  /^(?:(?:calc|var|rgb|rgba|min|max|clamp)?\(|[),+*/\s-]|#[\da-f]{3,8}|\d{0,4}(?:\.\d{1,20})?(?:px|r?em|%)?|[a-z-]+)$/i;
const LONGEST_VALUE = 120;

function keptStyle(style: string): string {
  const kept = style.split(';').filter((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).trim();
    const property = declaration.slice(0, Math.max(colon, 0)).trim();
    return PROPERTY.test(property) && value.length <= LONGEST_VALUE && isPlain(value);
  });
  return kept.join(';');
}

function isPlain(value: string): boolean {
  return (value.match(TOKENS) ?? []).every((token) => TOKEN.test(token));
}
