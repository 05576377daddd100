import { Suspense } from 'react';
import { later } from '../../../ui/later.ts';
import type { SectionProps } from '../blocks/college.ts';
import { GettingIn } from '../blocks/getting-in.tsx';
import { Outcomes } from '../blocks/outcomes.tsx';
import { OwnWords } from '../blocks/own-words.tsx';
import { Pictures } from '../blocks/pictures.tsx';
import { PlaceMap } from '../blocks/place-map.tsx';
import { PopularMajors } from '../blocks/popular-majors.tsx';
import { PricePanel } from '../blocks/price-panel.tsx';
import { SimilarColleges } from '../blocks/similar-colleges.tsx';
import { KeyFacts } from '../key-facts.tsx';
import { InBrief } from '../blocks/in-brief.tsx';
import styles from './layout.module.css';

/** Few colleges have sent videos: the pages of the others need not carry them. */
const Videos = later(async () => ({ default: (await import('../blocks/videos.tsx')).Videos }));

/** The first look: five facts, price, what comes after, majors, and where it is. */
export function About({ college }: SectionProps) {
  return (
    <>
      <KeyFacts college={college} />
      <div className={styles.two}>
        <div className={styles.stack}>
          <OwnWords college={college} section="about" />
          <PricePanel college={college} />
          <Outcomes college={college} />
          <PopularMajors college={college} />
          <Pictures college={college} />
          {college.profile.videos.length > 0 && (
            <Suspense>
              <Videos college={college} />
            </Suspense>
          )}
        </div>
        <aside className={styles.aside}>
          <PlaceMap college={college} />
          <InBrief college={college} />
          <GettingIn college={college} />
          <SimilarColleges college={college} />
        </aside>
      </div>
    </>
  );
}
