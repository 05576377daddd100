import { settingOfLocale } from '../filters/place.ts';
import type { ValuesByFamily } from './family-values.ts';

export const placeValues: ValuesByFamily = {
  campusSetting: {
    boxes: (facts) => {
      const setting = settingOfLocale(facts.localeCode);
      return setting === undefined ? [] : [setting];
    },
  },
  state: { boxes: (facts) => [facts.state] },
};
