import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Carousel, type Slide } from './carousel.tsx';
import { useSettings } from '../../../lib/settings.ts';
import { photoAddress } from '../../../domain/colleges/photo-address.ts';
import { photosQuery } from '../queries.ts';
import { Cover } from '../../../domain/college-covers/cover.tsx';
import { landAt } from '@longleaf/rules/colleges/land';
import type { College, SectionProps } from './college.ts';

/** How many drawings stand in for photos (CON-026). */
const DRAWINGS = 5;
const WIDE = 800;
const HIGH = 360;

/** Photos that the college sent; five drawings of the land around it while it has sent none. */
export function Pictures({ college }: SectionProps) {
  const { t } = useLingui();
  const { imagesUrl } = useSettings();
  const { data } = useQuery({ ...photosQuery(college.id), enabled: college.photos > 0 });
  // Until the list is there, the photo that the card names stands for it.
  const first = college.card.photo;
  const photos =
    data ?? (first === null ? [] : [{ name: first, description: t`Photo of ${college.shortName}` }]);
  const drawn = photos.length === 0;
  const slides: Slide[] = drawn
    ? Array.from({ length: DRAWINGS }, (_, index) => ({
        key: String(index),
        caption: t`Drawing of the land around ${college.address.city}`,
        content: <Drawing college={college} index={index} />,
      }))
    : photos.map(({ name, description }) => ({
        key: name,
        caption: description,
        isCaptionShown: true,
        content: <img src={photoAddress(imagesUrl, college.id, name)} alt="" loading="lazy" />,
      }));
  return (
    // On paper a drawing tells nothing of the college.
    <section data-print={drawn ? 'no' : undefined}>
      <h3>
        <Trans>Pictures</Trans>
      </h3>
      <Carousel label={t`Pictures of ${college.shortName}`} slides={slides} />
      <p className="note-text soft">
        {drawn ? (
          <Trans>Drawn from where the college is. It has sent no photos yet.</Trans>
        ) : (
          <Trans>Photos sent by the college.</Trans>
        )}
      </p>
    </section>
  );
}

function Drawing({ college, index }: { college: College; index: number }) {
  return (
    <Cover
      seed={college.id * 10 + index}
      sector={college.collegeType}
      land={landAt(college.longitude, college.address.state === 'NC')}
      width={WIDE}
      height={HIGH}
    />
  );
}
