import { Audiences } from './audiences.tsx';
import { Hero } from './hero.tsx';
import { PriceStorySection } from './price-story.tsx';
import { StateMapSection } from './state-map.tsx';
import { Tasks } from './tasks.tsx';

/** Home for people who are not signed in. Held back while a returning person's session is being looked up. */
export function VisitorHome() {
  return (
    <div data-for="visitors">
      <Hero />
      <Tasks />
      <PriceStorySection />
      <StateMapSection />
      <Audiences />
    </div>
  );
}
