import { useLingui } from '@lingui/react/macro';
import type { CollegeCard } from '@longleaf/contract/college-card';
import { count, dollars, percent } from '../../lib/format.ts';
import { INCOME_BANDS, type IncomeBand } from '../../domain/income/income-bands.ts';
import { useCollegeWords } from '../../domain/colleges/use-college-words.ts';
import { useTermWords } from '../../domain/colleges/use-term-words.ts';
import { SECTOR_NAMES } from '../../domain/colleges/sector-names.ts';
import { stateName } from '../../domain/residency/use-residency.ts';
import type { ComparedCollege } from './compared-college.ts';
import { figureMeasure, type FigureRow, type MeasureGroup, wordMeasure, type WordRow } from './measure.ts';

/** The rows of the comparison, in groups. */
export function useMeasures(colleges: readonly ComparedCollege[], band: IncomeBand | null): MeasureGroup[] {
  const { t, i18n } = useLingui();
  const termWords = useTermWords();
  const missing = t`Not reported`;
  const years = colleges[0]?.years;
  const home = stateName(colleges[0]?.residency ?? '');
  const words = useCollegeWords();
  const priceYears = [...new Set(colleges.flatMap(({ card }) => card.netPriceYear ?? []))];
  const priceWords = (card: CollegeCard) => {
    const price = words.netPrice(card);
    if (card.netPriceKind === 'estimated') return t`${price}, estimate (${card.netPriceYear ?? ''})`;
    return card.netPrice === null || priceYears.length < 2 ? price : `${price} (${card.netPriceYear ?? ''})`;
  };
  const notForYou = ({ forOwnResidentsOnly }: ComparedCollege) =>
    forOwnResidentsOnly ? t`Not known for you` : null;

  const sharedPay = ({ payAfter10Years, payOf }: ComparedCollege) =>
    payAfter10Years === null || payOf < 2
      ? null
      : t`${dollars(payAfter10Years)}, of ${payOf} campuses together`;

  const figure = (row: FigureRow) => figureMeasure(colleges, row, missing);
  const word = (row: WordRow) => wordMeasure(colleges, row, missing);

  const levels = { FourYear: t`Four-year`, TwoYear: t`Two-year`, UnderTwoYear: t`Under two years` };
  const controls = { Public: t`public`, Private: t`private`, PrivateForProfit: t`for profit` };
  const settings: Record<string, string> = {
    Urban: t`City`,
    Suburban: t`Suburb`,
    SmallTown: t`Town`,
    Rural: t`Country`,
  };
  const income = band === null ? undefined : INCOME_BANDS[band];
  return [
    {
      key: 'cost',
      title: t`Cost`,
      measures: [
        figure({
          key: 'netPrice',
          label: t`Net price a year`,
          note: t`Average after grants, ${priceYears.join(' / ')}`,
          value: ({ card }) => card.netPrice,
          instead: ({ card }) => priceWords(card),
          write: dollars,
          better: 'low',
        }),
        ...(income && band !== null
          ? [
              figure({
                key: 'incomePrice',
                label: t`Net price, your income`,
                note: t`Family income ${income.label}, ${years?.incomePrice ?? ''}`,
                value: ({ netPrices }) => netPrices[band] ?? null,
                instead: notForYou,
                write: dollars,
                better: 'low',
              }),
            ]
          : []),
        figure({
          key: 'tuition',
          label: t`Tuition and fees`,
          note: t`For people from ${home}, ${years?.tuition ?? ''}`,
          value: ({ card }) => card.tuition,
          write: dollars,
          better: 'low',
        }),
        figure({
          key: 'attendance',
          label: t`Full cost`,
          note: t`Before grants, with housing and food, ${years?.attendance ?? ''}`,
          value: ({ costOfAttendance }) => costOfAttendance,
          instead: notForYou,
          write: dollars,
          better: 'low',
        }),
        figure({
          key: 'grant',
          label: t`Average grant`,
          note: t`First year, ${years?.aid ?? ''}`,
          value: ({ averageGrant }) => averageGrant,
          write: dollars,
          better: null,
        }),
      ],
    },
    {
      key: 'admission',
      title: t`Getting in`,
      measures: [
        figure({
          key: 'admitted',
          label: t`Admitted`,
          note: years?.admissions ?? '',
          value: ({ card }) => (isOpenToAll(card) ? 1 : card.admissionRate),
          instead: ({ card }) => (isOpenToAll(card) ? t`Open to all` : null),
          write: percent,
          better: null,
          most: 1,
        }),
        word({
          key: 'act',
          label: t`Middle half of ACT scores`,
          note: years?.admissions ?? '',
          word: ({ act, card }) =>
            act ? t`${act.low} to ${act.high}` : card.openAdmission === true ? t`Not needed` : null,
        }),
        figure({
          key: 'fee',
          label: t`Application fee`,
          note: years?.fee ?? '',
          value: ({ applicationFee }) => applicationFee,
          write: (value) => (value === 0 ? t`Free` : dollars(value)),
          better: 'low',
        }),
      ],
    },
    {
      key: 'place',
      title: t`Place and size`,
      measures: [
        word({
          key: 'kind',
          label: t`Kind`,
          note: '',
          word: ({ card }) => {
            const { level, control, collegeType } = card;
            const kind = [level && levels[level], control && controls[control]].filter(Boolean).join(', ');
            return kind === '' ? i18n._(SECTOR_NAMES[collegeType]) : kind;
          },
        }),
        word({ key: 'town', label: t`Town`, note: '', word: ({ card }) => `${card.city}, ${card.state}` }),
        word({
          key: 'setting',
          label: t`Setting`,
          note: '',
          word: ({ campusSetting }) => settings[campusSetting ?? ''] ?? campusSetting,
        }),
        figure({
          key: 'students',
          label: t`Undergraduates`,
          note: t`Seeking a degree, ${termWords(years?.students ?? '')}`,
          value: ({ card }) => card.undergraduates,
          write: count,
          better: null,
        }),
        figure({
          key: 'teachers',
          label: t`Students to each teacher`,
          note: years?.teachers ?? '',
          value: ({ studentsPerTeacher }) => studentsPerTeacher,
          write: (value) => t`${value} to 1`,
          better: 'low',
        }),
      ],
    },
    {
      key: 'results',
      title: t`Results`,
      measures: [
        figure({
          key: 'retention',
          label: t`Come back for year two`,
          note: t`Full-time students`,
          value: ({ card }) => card.retentionRate,
          write: percent,
          better: 'high',
          most: 1,
        }),
        figure({
          key: 'graduation',
          label: t`Graduate`,
          note: t`Within one and a half times the normal time`,
          value: ({ card }) => card.graduationRate,
          write: percent,
          better: 'high',
          most: 1,
        }),
        figure({
          key: 'pay',
          label: t`Pay after 10 years`,
          note: t`Middle yearly pay of students who got aid`,
          value: ({ payAfter10Years }) => payAfter10Years,
          instead: sharedPay,
          write: dollars,
          better: 'high',
        }),
        figure({
          key: 'debt',
          label: t`Debt`,
          note: t`Middle federal loans of people who finish`,
          value: ({ medianDebt }) => medianDebt,
          write: dollars,
          better: 'low',
        }),
      ],
    },
  ];
}

function isOpenToAll({ admissionRate, openAdmission }: ComparedCollege['card']): boolean {
  return admissionRate === null && openAdmission === true;
}
