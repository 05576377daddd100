const MOST = 7;
const SPREAD = 150;

/** A tuft of needles, from one short one to many. It repeats the words below it. @param strength from 0 to 1 */
export function RatingNeedles({ strength }: { strength: number }) {
  const needles = 1 + Math.round(strength * (MOST - 1));
  const length = 8 + strength * 16;
  return (
    <svg width="40" height="28" viewBox="-20 -26 40 28" aria-hidden focusable="false">
      {Array.from({ length: needles }, (_, index) => {
        const spread = SPREAD * Math.min(strength + 0.2, 1);
        const degrees = needles === 1 ? 0 : -spread / 2 + (spread * index) / (needles - 1);
        const angle = (degrees * Math.PI) / 180;
        const reach = length * (1 - Math.abs(degrees) / 400);
        return (
          <path
            key={index}
            d={`M0 0L${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`}
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        );
      })}
    </svg>
  );
}
