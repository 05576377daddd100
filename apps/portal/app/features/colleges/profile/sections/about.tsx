import type { SectionProps } from '../parts/college.ts';
import { GettingIn } from '../parts/getting-in.tsx';
import { Outcomes } from '../parts/outcomes.tsx';
import { OwnWords } from '../parts/own-words.tsx';
import { Pictures } from '../parts/pictures.tsx';
import { PlaceMap } from '../parts/place-map.tsx';
import { PopularMajors } from '../parts/popular-majors.tsx';
import { PricePanel } from '../parts/price-panel.tsx';
import { SimilarColleges } from '../parts/similar-colleges.tsx';
import { Videos } from '../parts/videos.tsx';
import { KeyFacts } from '../key-facts.tsx';
import { InBrief } from '../parts/in-brief.tsx';
import styles from './layout.module.css';

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
          <Videos college={college} />
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
