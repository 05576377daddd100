import { SECTOR_COLORS, type Sector } from './sector-colors.ts';

const LETTERS: Record<Sector, string> = { UNC: 'U', Independent: 'I', CommunityCollege: 'C', Other: 'O' };

const SHAPES: Record<Sector, React.ReactElement> = {
  UNC: <circle cx="12" cy="12" r="10" />,
  Independent: <path d="M12 .8L23.2 12 12 23.2.8 12Z" />,
  CommunityCollege: <rect x="2" y="2" width="20" height="20" rx="3.5" />,
  Other: <path d="M12 1.5L23.5 22H.5Z" />,
};

interface SectorShapeProps {
  sector: Sector;
  /** Ink ring of the chosen pin. */
  chosen?: boolean;
  /** Left out where the shape is too small to read it. */
  letter?: boolean;
}

/** A sector's shape with its letter, 24 by 24, to be placed inside an SVG. */
export function SectorShape({ sector, chosen = false, letter = true }: SectorShapeProps) {
  const { pin, onPin, outline } = SECTOR_COLORS[sector];
  const low = sector === 'Other';
  return (
    <>
      <g fill={pin} stroke={chosen ? '#1C2A23' : outline} strokeWidth={chosen ? 2.5 : 1.5}>
        {SHAPES[sector]}
      </g>
      {letter && (
        <text
          x="12"
          y={low ? 19.2 : 16.4}
          textAnchor="middle"
          fontSize={low ? 10 : 12.5}
          fontWeight="800"
          fontFamily="inherit"
          fill={onPin}
        >
          {LETTERS[sector]}
        </text>
      )}
    </>
  );
}
