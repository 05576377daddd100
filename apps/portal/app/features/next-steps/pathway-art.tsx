import type { PathwayKey } from '@longleaf/rules/next-steps/pathway-keys';

const COLORS: Readonly<Record<PathwayKey, readonly [sky: string, far: string, near: string, thing: string]>> =
  {
    college: ['#dcebdf', '#a9cbb2', '#5f9471', '#12492f'],
    workforce: ['#f8e8d0', '#e8c886', '#bf9226', '#5e4308'],
    military: ['#dbe7f2', '#a9c5e0', '#447cb2', '#17406b'],
  };

const THINGS: Readonly<Record<PathwayKey, string>> = {
  college:
    'M262 42l40 -18 40 18v6h-80zM268 52h10v28h-10zM288 52h10v28h-10zM308 52h10v28h-10zM328 52h10v28h-10z',
  workforce: 'M264 84v-36l22 12v-12l22 12v-12l22 12v-38h12v62z',
  military: 'M288 22h5v68h-5zM296 24h44l-10 13 10 13h-44z',
};

/** A hill with what stands on it. */
export function PathwayArt({ pathway }: { pathway: PathwayKey }) {
  const [sky, far, near, thing] = COLORS[pathway];
  return (
    <svg viewBox="0 0 400 120" width="100%" aria-hidden preserveAspectRatio="xMidYMax slice">
      <rect width="400" height="120" fill={sky} />
      <path d="M0 84C80 40 140 100 220 84S340 40 400 70V120H0z" fill={far} opacity=".7" />
      <path d={THINGS[pathway]} fill={thing} />
      <path d="M0 104C110 80 190 100 260 88S370 86 400 96V120H0z" fill={near} />
    </svg>
  );
}
