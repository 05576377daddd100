import type { ReactNode } from 'react';
import { BottlebrushStage, GrassStage, SaplingStage, TreeStage } from '../../ui/drawings/ages.tsx';
import { Landscape } from '../../ui/drawings/landscape.tsx';
import { Mark } from '../../ui/drawings/mark.tsx';
import { PineTree } from '../../ui/drawings/pine-tree.tsx';
import { Part, State } from './part.tsx';
import styles from './sample.module.css';

/** Pictures, which say nothing that no words say. */
export function SampleDrawings() {
  return (
    <Part id="drawings" name="Drawings">
      <State name="The mark: large, small, on dark">
        <p className="row">
          <Mark size={48} />
          <Mark size={20} />
          <span className={styles.dark}>
            <Mark size={48} ground="dark" />
          </span>
        </p>
      </State>
      <State name="The four ages of the pine">
        <p className="row row-wrap">
          <Drawn>
            <GrassStage />
          </Drawn>
          <Drawn>
            <BottlebrushStage />
          </Drawn>
          <Drawn>
            <SaplingStage />
          </Drawn>
          <Drawn>
            <TreeStage />
          </Drawn>
        </p>
      </State>
      <State name="A tree of any height and color">
        <Drawn>
          <PineTree x={0} y={0} height={150} seed={77} needles="#3E7354" bark="#8A6848" />
        </Drawn>
      </State>
      <State name="The landscape of home">
        <Landscape className={styles.landscape} />
      </State>
    </Part>
  );
}

/** What is drawn with its foot at 0 0. */
function Drawn({ children }: { children: ReactNode }) {
  return (
    <svg width="110" height="210" viewBox="-55 -205 110 210" aria-hidden focusable="false">
      {children}
    </svg>
  );
}
