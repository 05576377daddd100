import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

describe('what of a page is printed', () => {
  it.each([
    ['text with the classes of our style sheet', '<h1 class="_a1">Nursing</h1><p lang="es">Hola</p>'],
    [
      'tables',
      '<table><caption>Costs</caption><tbody><tr><th scope="row">Room</th><td colspan="2">$4</td></tr></tbody></table>',
    ],
    ['links', '<a href="/compare">ours</a><a href="https://example.edu/">a college</a>'],
    [
      'lengths and colors that the page worked out',
      '<i style="width: 40%;left:calc((100% - 7.5em) * 0.25);--share:0.5;color:rgb(1, 2, 3)"></i>',
    ],
    ['pictures that it brings along', '<img src="data:image/png;base64,AAAA" alt="A tree" />'],
    ['how a picture fills its place', '<img src="data:image/png;base64,AAAA" style="object-fit:cover" />'],
    [
      'pictures in a drawing',
      '<svg><image href="data:image/jpeg;base64,AAAA" x="0" width="9" height="9"></image></svg>',
    ],
    [
      'what a table says to those who hear it',
      '<span aria-hidden="true" role="img" data-chosen="true">x</span>',
    ],
  ])('%s stay', (_, html) => expect(sanitise(html)).toBe(html));

  it('drawings keep how large they are', () => {
    expect(sanitise('<svg viewBox="0 0 8 8"><path d="M0 0h8" fill="var(--pine-4)"></path></svg>')).toBe(
      '<svg viewbox="0 0 8 8"><path d="M0 0h8" fill="var(--pine-4)"></path></svg>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in other letters', '<ScRiPt src=//evil.example></sCrIpT>'],
    ['a style', '<style>@import "http://evil.example/a.css"</style>'],
    ['a frame', '<iframe src="http://evil.example/"></iframe>'],
    ['an object', '<object data="file:///etc/passwd"><embed src="file:///etc/passwd"></object>'],
    ['a link to a style sheet', '<link rel="stylesheet" href="http://evil.example/a.css">'],
    [
      'another address',
      '<meta http-equiv="refresh" content="0;url=http://evil.example/"><base href="http://evil.example/">',
    ],
    [
      'a picture from elsewhere',
      '<img src="http://evil.example/a.png"><img src="file:///etc/passwd"><img srcset="//evil.example/a.png">',
    ],
    ['a drawing as a picture', '<img src="data:image/svg+xml;base64,AAAA">'],
    [
      'a drawing as a picture in a drawing',
      '<image href="data:image/svg+xml;base64,AAAA" /><image xlink:href="data:image/png;base64,AAAA" />',
    ],
    [
      'a form',
      '<input value="x"><select><option>x</option></select><textarea>x</textarea><button>x</button>',
    ],
    [
      'something in a drawing from elsewhere',
      '<image href="http://evil.example/a.svg" /><use href="http://evil.example/a.svg#b" />',
    ],
    ['a template', '<template><img src="http://evil.example/"></template><noscript><img src="x"></noscript>'],
  ])('%s is left out', (_, html) => expect(sanitise(html)).toBe(''));

  it.each([
    ['a handler', '<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['an address that is a program', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['an address of a file', '<a href="file:///etc/passwd">x</a>', '<a>x</a>'],
    ['an address of data', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
    [
      'a style that fetches',
      '<p style="background:url(http://evil.example/);color:red">x</p>',
      '<p style="color:red">x</p>',
    ],
    ['a style that fetches in disguise', '<p style="background:u\\rl(//evil.example)">x</p>', '<p>x</p>'],
    ['a style that makes it endless', '<p style="height:9999999px;zoom:99">x</p>', '<p>x</p>'],
    [
      'a color that fetches',
      '<svg><path fill="url(http://evil.example/#a)"></path></svg>',
      '<svg><path></path></svg>',
    ],
    [
      'a cell over everything',
      '<table><tr><td rowspan="65534">x</td></tr></table>',
      '<table><tr><td rowspan="100">x</td></tr></table>',
    ],
  ])('of %s the text stays', (_, html, clean) => expect(sanitise(html)).toBe(clean));

  it('depth has an end', () => {
    const deep = `${'<div>'.repeat(5000)}x${'</div>'.repeat(5000)}`;
    expect(sanitise(deep).length).toBeLessThan(2000);
  });

  it('no style takes long to read', () => {
    const styles = ['a-', '-', '1', '(', 'a1', '.'].map((part) => part.repeat(60).slice(0, 118));
    for (const value of styles) expect(sanitise(`<p style="width:${value}!">x</p>`)).toBe('<p>x</p>');
  });
});
