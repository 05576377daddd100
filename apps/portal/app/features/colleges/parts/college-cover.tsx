import { Cover } from '../../../ui/drawings/cover.tsx';
import { landAt } from '../../../ui/drawings/land.ts';
import type { PlacedCollege } from './college-card.ts';

/** Shapes a cover is drawn for, in units of the drawing. */
const SHAPES = {
  strip: [148, 130],
  tile: [300, 150],
  banner: [320, 84],
  band: [1280, 230],
  thumb: [80, 80],
} as const;

interface CollegeCoverProps {
  college: PlacedCollege;
  shape: keyof typeof SHAPES;
  className?: string;
}

/** The drawn picture of where a college is. It fills the element around it. */
export function CollegeCover({ college, shape, className }: CollegeCoverProps) {
  const [width, height] = SHAPES[shape];
  return (
    <Cover
      seed={college.id}
      sector={college.collegeType}
      land={landAt(college.longitude, college.state === 'NC')}
      width={width}
      height={height}
      first={shape === 'band'}
      className={className}
    />
  );
}
