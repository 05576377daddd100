import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');

const rulesFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Longleaf[A-Za-z]+$/),
          expr: z.string(),
          for: z.string(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning', 'info']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

/** The alerts that come with the project. @throws Error when one lacks something. */
export async function alerts() {
  const { groups } = rulesFile.parse(parse(await read('deploy/figures/alerts.yml')));
  return groups.flatMap(({ rules }) => rules);
}

const dashboard = z.object({
  panels: z.array(
    z.object({
      targets: z.array(z.object({ expr: z.string(), datasource: z.unknown() })).default([]),
    }),
  ),
});

/** What the dashboard asks for, and of whom. */
export async function dashboardQueries() {
  const { panels } = dashboard.parse(JSON.parse(await read('deploy/figures/dashboard.json')));
  return panels.flatMap(({ targets }) => targets);
}

const prometheus = z.object({
  rule_files: z.tuple([z.literal('alerts.yml')]),
  scrape_configs: z.array(z.object({ job_name: z.string(), metrics_path: z.string() })),
});

/** What the sample has Prometheus read. */
export async function scrapes() {
  return prometheus.parse(parse(await read('deploy/figures/prometheus.yml'))).scrape_configs;
}

/** The rows of the table of figures in the docs. */
export async function tableOfFigures(): Promise<{ name: string; host: string; labels: string[] }[]> {
  const rows = (await read('docs/operations.md')).matchAll(
    /^\| `(longleaf_\w+)` +\| (both|API|sign-in) +\| ([^|]*)\|/gm,
  );
  return [...rows].map(([, name = '', host = '', labels = '']) => ({
    name,
    host,
    labels: [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label),
  }));
}

/** The headings of a page by the address that GitHub gives them. */
export async function headingsOf(page: string, begin = '#'): Promise<Map<string, string>> {
  const lines = (await read(page)).split('\n').filter((line) => line.startsWith(begin));
  const words = lines.map((line) => line.replace(/^#+ /, ''));
  return new Map(
    words.map((text) => [
      text
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
      text,
    ]),
  );
}

// A name is a figure when it may be one of a host's own, or is `up`.
const FIGURE = /\b((?:longleaf|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g;
const PICK = /(\w+)=(~?)"([^"]*)"/g;
/** Labels that Prometheus gives. */
const NOT_OURS = new Set(['job', 'instance']);

export type Asked = { name: string; picks: { label: string; values: string[] }[] };

/** The figures that an expression asks for, and the values of their labels that it picks by. */
export function expressionsOf(expression: string): Asked[] {
  return [...expression.matchAll(FIGURE)].map(([, name = '', selector = '']) => ({
    name,
    picks: [...selector.matchAll(PICK)]
      .filter(([, label = '']) => !NOT_OURS.has(label))
      // What is told of depends on what happened: statuses and versions are no fixed list.
      .filter(([, label = '']) => label !== 'status' && label !== 'version')
      .map(([, label = '', , values = '']) => ({ label, values: values.split('|') })),
  }));
}
