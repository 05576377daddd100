import { type PluginObj, transformAsync } from '@babel/core';

/** A module with one change made to its syntax tree, as Vite takes it from a plugin; null where nothing is left of it. */
export async function transformModule(code: string, id: string, change: () => PluginObj) {
  const result = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript'] },
    plugins: [change],
  });
  return result?.code ? { code: result.code, map: result.map } : null;
}
