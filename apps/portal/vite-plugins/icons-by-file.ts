import type { Plugin } from 'vite';

const ICONS = /import \{([^}]*)\} from ["']@tabler\/icons-react["'];?/g;

/**
 * Vite plugin: imports each icon from its own file. Through the file that names all five thousand, every icon would
 * seem to be needed by every page, and all would be read at each build.
 */
export function iconsByFile(): Plugin {
  return {
    name: 'longleaf:icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: /@tabler\/icons-react/ },
      handler: (code) => ({ code: code.replace(ICONS, (_, names: string) => byFile(names)), map: null }),
    },
  };
}

/** On one line, so that places in the code stay where they are. */
function byFile(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
    .join(' ');
}
