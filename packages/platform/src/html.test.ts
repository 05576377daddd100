import { describe, expect, it } from 'vitest';
import { html, raw } from './html.ts';

describe('html', () => {
  it('escapes text between tags and in attributes', () => {
    const hostile = `"><script>alert('x')</script>&`;
    expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('keeps markup it made, joins lists and drops what is missing', () => {
    const items = ['a', 'b'].map((letter) => html`<i>${letter}</i>`);
    expect(html`${items}${null}${false}${undefined}${0}`.text).toBe('<i>a</i><i>b</i>0');
  });

  it('takes trusted markup as it is', () => {
    expect(html`<div>${raw('<b>bold</b>')}</div>`.text).toBe('<div><b>bold</b></div>');
  });
});
