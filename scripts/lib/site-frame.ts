import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFrame } from '@longleaf/contract/site-frame';
import { build } from 'vite';
import { iconsByFile } from '../../apps/portal/vite-plugins/icons-by-file.ts';
import { messagesInLanguage } from '../../apps/portal/vite-plugins/messages-in-language.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORTAL = join(ROOT, 'apps/portal');

/** Where the content site reads it. */
export const SITE_FRAME_FOLDER = join(ROOT, 'apps/content/frame');

/** The files of the frame as the portal's shell draws it now: what stands around a page, and its style. */
export async function siteFrameFiles(): Promise<Record<'frame.json' | 'frame.css', string>> {
  // Within the portal, so that what it imports is found.
  const folder = mkdtempSync(join(PORTAL, 'node_modules/.site-frame-'));
  try {
    await build({
      root: PORTAL,
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.PORTAL_LANGUAGE': JSON.stringify('en') },
      plugins: [messagesInLanguage('en'), iconsByFile()],
      build: {
        ssr: 'app/shell/site-frame/draw-site-frame.tsx',
        ssrEmitAssets: true,
        outDir: folder,
        assetsDir: '',
        assetsInlineLimit: 0,
        emptyOutDir: false,
        rollupOptions: { output: { entryFileNames: 'draw.mjs', assetFileNames: '[name][extname]' } },
      },
    });
    const { drawSiteFrame } = (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as {
      drawSiteFrame: () => SiteFrame;
    };
    return {
      'frame.json': `${JSON.stringify(drawSiteFrame(), null, 2)}\n`,
      'frame.css': asNamed(readFileSync(join(folder, 'draw-site-frame.css'), 'utf8')),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures by their name: the content site has them under addresses of its own. */
function asNamed(css: string): string {
  return `${css.trim().replaceAll(/url\(["']?[^"')]*?([\w.-]+\.svg)["']?\)/g, "url('$1')")}\n`;
}
