const SITE = /^[a-z0-9-]+(\.[a-z0-9-]+)+/;
const LABEL = /^[a-z ]+: /;

/**
 * The sites that facts of a program were read on, each once: `dpi.nc.gov, wfu.edu`. A person can go there; which article it
 * was stands in the table alone. A source that names no site is given as it is.
 */
export function sourceSites(source: string): string {
  const sites = source.split(';').map((part) => {
    const words = part.trim().replace(LABEL, '');
    return SITE.exec(words)?.[0] ?? words;
  });
  return [...new Set(sites)].join(', ');
}
