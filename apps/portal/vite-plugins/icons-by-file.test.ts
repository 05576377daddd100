import { expect, test } from 'vitest';
import { iconsByFile } from './icons-by-file.ts';
import { transformedBy } from './testing/transformed-by.ts';

test.each([
  [
    'one icon',
    `import { IconX } from '@tabler/icons-react';`,
    `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';`,
  ],
  [
    'several, on lines of their own',
    `import {\n  IconMap,\n  IconX,\n} from "@tabler/icons-react";`,
    `import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs'; import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';`,
  ],
  [
    'a type beside an icon',
    `import { IconX, type IconProps } from '@tabler/icons-react';`,
    `import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';`,
  ],
  ['another package', `import { useId } from 'react';`, `import { useId } from 'react';`],
])('%s', async (_, code, expected) => {
  expect(await transformedBy(iconsByFile(), '/portal/app/part.tsx', code)).toBe(expected);
});
