import { Trans } from '@lingui/react/macro';
import type { SectionProps } from './college.ts';
import { OutwardLink } from '../../../ui/outward-link.tsx';
import parts from './blocks.module.css';

/** Videos and tours that the college sent, as links: nothing is loaded from elsewhere until one is pressed. */
export function Videos({ college }: SectionProps) {
  const { videos } = college.profile;
  if (videos.length === 0) return null;
  const plain = videos.filter(({ pageSection }) => pageSection === 'Videos');
  return (
    <section>
      <h3>
        <Trans>Videos and campus tour</Trans>
      </h3>
      <ul className="plain-list">
        {videos.map((video) => {
          const { pageSection, videoURL } = video;
          const number = plain.indexOf(video) + 1;
          const site = new URL(videoURL).hostname;
          return (
            <li key={videoURL}>
              <OutwardLink href={videoURL}>
                {pageSection === 'CampusTour' && <Trans>Campus tour</Trans>}
                {pageSection === 'Videos' &&
                  (plain.length > 1 ? <Trans>Video {number}</Trans> : <Trans>Video</Trans>)}
                <span className="soft small">{site}</span>
              </OutwardLink>
            </li>
          );
        })}
      </ul>
      <p className={`note-text soft ${parts.note}`}>
        <Trans>Sent by the college. They open on another site.</Trans>
      </p>
    </section>
  );
}
