import { tuft } from './needle.ts';
import { randomFrom } from './random.ts';

const random = randomFrom(1789);
const path =
  tuft({ x: 60, y: 205, radius: 120, count: 21, spread: 66, width: 2.2 }, random) +
  tuft({ x: 170, y: 210, radius: 170, count: 27, spread: 72, width: 2.4 }, random) +
  tuft({ x: 300, y: 206, radius: 140, count: 23, spread: 70, width: 2.2 }, random);

/** Grass at the foot of a dark ground. */
export function Wiregrass({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 200" className={className} aria-hidden focusable="false">
      <path d={path} fill="#15492F" opacity=".55" />
    </svg>
  );
}
