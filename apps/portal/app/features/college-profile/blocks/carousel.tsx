import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './carousel.module.css';

export interface Slide {
  key: string;
  caption: string;
  content: React.ReactNode;
  /** The caption tells more than the picture's surroundings do, so it is for everybody to read. */
  isCaptionShown?: boolean;
}

const SHOWN_FOR = 6000;

/**
 * Pictures one at a time. It stands still until it is asked to play, so nothing moves by itself; pressing
 * previous or next, or an arrow key on either, stops it again.
 */
export function Carousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const total = slides.length;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % total), SHOWN_FOR);
    return () => clearInterval(timer);
  }, [playing, total]);
  const step = (by: 1 | -1) => {
    setPlaying(false);
    setAt((now) => (now + by + total) % total);
  };
  const byKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const slide = slides[Math.min(at, total - 1)];
  if (!slide) return null;
  const number = Math.min(at, total - 1) + 1;
  return (
    <div role="group" aria-roledescription={t`carousel`} aria-label={label} className={styles.carousel}>
      <figure className={styles.picture} aria-live={playing ? 'off' : 'polite'}>
        {slide.content}
        <figcaption className="visually-hidden">
          <Trans>
            {slide.caption}, picture {number} of {total}
          </Trans>
        </figcaption>
      </figure>
      {slide.isCaptionShown && (
        <p className={`small ${styles.caption}`} aria-hidden>
          {slide.caption}
        </p>
      )}
      <div className={styles.controls} onKeyDown={byKey} role="presentation" data-print="no">
        <button type="button" aria-label={t`Previous picture`} onClick={() => step(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <span className="small figures" aria-hidden>
          <Trans>
            {number} of {total}
          </Trans>
        </span>
        <button type="button" aria-label={t`Next picture`} onClick={() => step(1)}>
          <IconChevronRight size={20} aria-hidden />
        </button>
        <button type="button" className={styles.play} onClick={() => setPlaying(!playing)}>
          {playing ? <IconPlayerPause size={19} aria-hidden /> : <IconPlayerPlay size={19} aria-hidden />}
          {playing ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </button>
      </div>
    </div>
  );
}
