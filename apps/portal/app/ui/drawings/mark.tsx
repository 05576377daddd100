import { needle } from './needle.ts';

const ANGLES = [-88, -69, -52, -37, -23, -9, 6, 21, 36, 53, 71, 89];
const FIVE = [-69, -37, 0, 37, 69];
/** The one amber needle: the person. */
const PERSON = 36;

/** Outer needles are shorter, so that the fan fits its square. */
function lengthAt(degrees: number): number {
  const lean = Math.abs(degrees);
  if (lean > 80) return 22;
  if (lean > 62) return 24.4;
  if (lean > 45) return 28.6;
  if (lean > 30) return 33.6;
  return lean > 15 ? 38 : 40.5;
}

const draw = (degrees: number, width: number) =>
  needle({ x: 24, y: 44, degrees, length: lengthAt(degrees), width, droop: 0.4 });
const base = 'M22.3 42.6h3.4l-.5 4.4h-2.4z';
const full =
  ANGLES.filter((degrees) => degrees !== PERSON)
    .map((degrees) => draw(degrees, 1.28))
    .join('') + base;
const fullPerson = draw(PERSON, 1.28);
const few =
  FIVE.filter((degrees) => degrees !== 37)
    .map((degrees) => draw(degrees, 2.6))
    .join('') + base;
const fewPerson = draw(37, 2.6);

const COLORS = {
  light: { needles: '#12492F', person: '#E08A12' },
  dark: { needles: '#B8D1BD', person: '#F6AA3D' },
};

/** The product's mark: a fan of needles, one of them amber. Below 24 pixels it has five needles. */
export function Mark({ size, ground = 'light' }: { size: number; ground?: 'light' | 'dark' }) {
  const { needles, person } = COLORS[ground];
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false">
      <path d={size < 24 ? fewPerson : fullPerson} fill={person} />
      <path d={size < 24 ? few : full} fill={needles} />
    </svg>
  );
}
