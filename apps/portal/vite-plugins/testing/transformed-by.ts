import type { Plugin } from 'vite';

/** What a plugin makes of a file's code. */
export async function transformedBy(plugin: Plugin, id: string, code: string): Promise<string> {
  const { handler } = plugin.transform as {
    handler: (code: string, id: string) => Promise<{ code: string } | null>;
  };
  return (await handler(code, id))?.code ?? code;
}
