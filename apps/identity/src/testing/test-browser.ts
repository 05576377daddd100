/** Where a chain of redirects ended: a page of the provider, or an address of a client. */
export type Arrival = { status: number; url: URL; body: string; headers: Headers };

type Cookie = { value: string; path: string; attributes: string };

/** A browser in miniature: keeps cookies by path and follows redirects as long as they stay with the provider. */
export class TestBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, Cookie>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Opens an address. */
  open(address: string | URL, headers: Record<string, string> = {}): Promise<Arrival> {
    return this.#follow(new URL(address, this.#origin), { headers: { accept: 'text/html', ...headers } }, 0);
  }

  /** Sends a form, like a browser with the page's origin. */
  submit(
    address: string | URL,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Arrival> {
    return this.#follow(new URL(address, this.#origin), this.#form(fields, headers), 0);
  }

  /** Sends a form and goes nowhere from there; the address that it leads to stands in the header `location`. */
  submitOnly(address: string | URL, fields: Record<string, string>): Promise<Arrival> {
    return this.#follow(new URL(address, this.#origin), this.#form(fields), undefined);
  }

  /** The value of a cookie. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  /** How a cookie was set: its attributes in small letters. */
  cookieAttributes(name: string): string {
    return this.#cookies.get(name)?.attributes ?? '';
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/', attributes: '' });
  }

  /** Forgets cookies that end with the browser's session, as closing the browser does. */
  close(): void {
    for (const [name, { attributes }] of this.#cookies) {
      if (!/expires=|max-age=/.test(attributes)) this.#cookies.delete(name);
    }
  }

  #form(
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): RequestInit {
    return {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        origin: this.#origin,
        ...headers,
      },
    };
  }

  /** @param hops how many redirects were followed; undefined follows none. */
  async #follow(url: URL, init: RequestInit, hops: number | undefined): Promise<Arrival> {
    if (hops !== undefined && hops > 10) throw new Error('Too many redirects');
    const headers = new Headers(init.headers);
    const cookies = [...this.#cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    if (cookies.length > 0) {
      headers.set('cookie', cookies.map(([name, { value }]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get('location');
    const body = await response.text();
    if (location === null) return { status: response.status, url, body, headers: response.headers };
    const next = new URL(location, url);
    if (next.origin !== this.#origin || hops === undefined) {
      return { status: response.status, url: next, body: '', headers: response.headers };
    }
    return this.#follow(next, { headers: { accept: 'text/html' } }, hops + 1);
  }

  #keep(line: string): void {
    const [pair = '', ...rest] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const attributes = rest.join('; ').toLowerCase();
    if (/expires=thu, 01 jan 1970/.test(attributes)) this.#cookies.delete(name);
    else {
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      this.#cookies.set(name, { value: value.join('='), path, attributes });
    }
  }
}

/** The value of a hidden field of a page. */
export function hiddenField(page: string, name: string): string {
  const tag = page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? '';
  return /value="([^"]*)"/.exec(tag)?.[1] ?? '';
}

/** The complaint under a field, or undefined. */
export function complaintAt(page: string, field: string): string | undefined {
  return new RegExp(`id="${field}-error">([^<]*)<`).exec(page)?.[1];
}
