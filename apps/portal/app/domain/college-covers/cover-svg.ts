import { SECTOR_COLORS } from '../colleges/sector-colors.ts';
import type { CoverPicture } from './cover-address.ts';
import { coverScene } from './cover-scene.ts';
import { short } from '../../ui/drawings/path.ts';

/** A cover as the text of an SVG file. */
export function coverSvg({ sector, ...picture }: CoverPicture): string {
  const { width, height } = picture;
  const { sky, sun, strokes } = coverScene({ ...picture, colors: SECTOR_COLORS[sector] });
  const shapes = strokes.map(({ d, fill = 'none', stroke, strokeWidth }) => {
    const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"` : '';
    return `<path d="${d}" fill="${fill}"${line}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${sky}"/>`,
    `<circle cx="${short(sun.x)}" cy="${short(sun.y)}" r="${short(sun.radius)}" fill="#FFFAEC"/>`,
    ...shapes,
    '</svg>',
  ].join('');
}
