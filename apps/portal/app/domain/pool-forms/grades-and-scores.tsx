import { Trans } from '@lingui/react/macro';
import { NumberField } from '../../kit/fields/number-field.tsx';
import type { Bindings } from '../../kit/form/bindings.ts';
import { Two } from '../../kit/form/form.tsx';

/** What colleges may be told of grades and of tests that most take, as it is typed. */
interface GradesAndScores {
  weightedGPA: string;
  unweightedGPA: string;
  satComposite: string;
  actComposite: string;
}

/** The grade averages and the two composites that a student may tell colleges of. */
export function GradesAndScores({ field }: Pick<Bindings<GradesAndScores>, 'field'>) {
  return (
    <Two>
      <NumberField
        label={<Trans>Weighted GPA (optional)</Trans>}
        help={<Trans>Usually 0 to 5</Trans>}
        decimals
        {...field('weightedGPA')}
      />
      <NumberField
        label={<Trans>Unweighted GPA (optional)</Trans>}
        help={<Trans>Usually 0 to 4</Trans>}
        decimals
        {...field('unweightedGPA')}
      />
      <NumberField
        label={<Trans>SAT composite (optional)</Trans>}
        help={<Trans>400 to 1600</Trans>}
        {...field('satComposite')}
      />
      <NumberField
        label={<Trans>ACT composite (optional)</Trans>}
        help={<Trans>1 to 36</Trans>}
        {...field('actComposite')}
      />
    </Two>
  );
}
