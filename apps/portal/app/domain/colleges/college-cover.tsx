import { Cover } from '../college-covers/cover.tsx';
import { landAt } from '@longleaf/rules/colleges/land';
import { useSettings } from '../../lib/settings.ts';
import type { PlacedCollege } from '../../data/colleges/college-card.ts';
import { photoAddress } from './photo-address.ts';

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
  /** True for the one picture that is the first thing seen, as a band is: it does not wait until the page is laid out. */
  first?: boolean;
  className?: string;
}

/** The first photo that a college sent, else the drawn picture of where it is. It fills the element around it. */
export function CollegeCover({
  college,
  shape,
  first = shape === 'band',
  className = '',
}: CollegeCoverProps) {
  const { imagesUrl } = useSettings();
  const [width, height] = SHAPES[shape];
  if (college.photo) {
    return (
      <img
        src={photoAddress(imagesUrl, college.id, college.photo)}
        alt=""
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={`fill ${className}`}
      />
    );
  }
  return (
    <Cover
      seed={college.id}
      sector={college.collegeType}
      land={landAt(college.longitude, college.state === 'NC')}
      width={width}
      height={height}
      first={first}
      className={className}
    />
  );
}
