import { coverAddress, type CoverPicture } from './cover-address.ts';

interface CoverProps extends CoverPicture {
  /** True for the one picture that is the first thing seen. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/**
 * The drawn picture of a college's place, as a file of its own: it costs the page an address, comes when it is
 * near the screen, and stays in the browser's cache. Decoration: hidden from assistive technology. It fills the
 * box around it; ask for the shape of that box (148 by 130 for a strip, 300 by 150 for a tile, 1280 by 230 for a band).
 */
export function Cover({ className = '', first, ...picture }: CoverProps) {
  return (
    <img
      src={coverAddress(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={`fill ${className}`}
    />
  );
}
