import { Plural, Trans } from '@lingui/react/macro';
import { defaultRadiusMiles } from '@longleaf/rules/colleges/bands';
import {
  IconAppWindow,
  IconBook2,
  IconBriefcase,
  IconBuildingBank,
  IconMapPin,
  IconSchool,
} from '@tabler/icons-react';
import { ADDRESSES } from '../../addresses.ts';
import type { FoundThing } from '../../data/site-search/ways.ts';
import { CollegePlace } from './college-place.tsx';
import styles from './found-thing.module.css';

const ICONS = {
  near: IconMapPin,
  place: IconMapPin,
  state: IconMapPin,
  list: IconBuildingBank,
  major: IconSchool,
  career: IconBriefcase,
  college: IconBuildingBank,
  page: IconAppWindow,
  guide: IconBook2,
};

/** A suggestion: what it is, and what helps to tell it apart. */
export function FoundThingRow({ thing }: { thing: FoundThing }) {
  const Icon = ICONS[thing.kind];
  return (
    <>
      <Icon size={20} aria-hidden className="soft" />
      <span className={styles.words}>
        <FoundName thing={thing} />{' '}
        <span className="note-text soft">
          <FoundNote thing={thing} />
        </span>
      </span>
    </>
  );
}

/** What a thing is called. */
export function FoundName({ thing }: { thing: FoundThing }) {
  if (thing.kind === 'near') {
    const wanted = shortName(thing.item.wanted);
    if (!('zip' in thing.item.place)) {
      const { name } = thing.item.place;
      return (
        <Trans>
          {wanted} in {name}
        </Trans>
      );
    }
    const place = placeName(thing.item.place, thing.isZip);
    return (
      <Trans>
        {wanted} near {place}
      </Trans>
    );
  }
  if (thing.kind === 'place') return placeName(thing.item, thing.isZip);
  if (thing.kind === 'career') return thing.item.occTitle;
  if (thing.kind === 'college' || thing.kind === 'state') return thing.item.name;
  if (thing.kind === 'page') return titleOf(thing.item);
  return thing.item.title;
}

function placeName(
  { zip, city, state }: { zip: string; city: string; state: string },
  isZip: boolean,
): string {
  return isZip ? `${zip}, ${city}, ${state}` : `${city}, ${state}`;
}

/** The first of several names in one: 'Registered Nursing' of 'Registered Nursing, …, Clinical Nursing', 'Welders' of 'Welders, …'. */
function shortName(wanted: Extract<FoundThing, { kind: 'near' }>['item']['wanted']): string {
  const name = wanted.kind === 'career' ? wanted.item.occTitle : wanted.item.title;
  const [first = name, ...others] = name.split(', ');
  if (others.some((other) => LEAVES_OUT.test(other))) return name;
  const isWhole = wanted.kind === 'career' ? first.endsWith('s') : lastWord(first) === lastWord(name);
  return isWhole || others.join() === 'General' ? first : name;
}

const lastWord = (text: string) => text.slice(text.lastIndexOf(' ') + 1);

/** What follows takes something out of the name. */
const LEAVES_OUT = /^(?:except|all other|other)\b/i;

/** A page as it is called in the language of this build: the search finds it by its English name. */
function titleOf({ path, title }: { path: string; title: string }): string {
  return ADDRESSES.find((address) => address.path === path)?.title ?? title;
}

/** What helps to tell a thing apart: how many colleges, which other title, where. */
export function FoundNote({ thing }: { thing: FoundThing }) {
  if (thing.kind === 'state' || (thing.kind === 'near' && !('zip' in thing.item.place)))
    return <Plural value={thing.item.colleges} _0="No college" one="# college" other="# colleges" />;
  if (thing.kind === 'near' && thing.item.colleges === 0)
    return <Trans>No college within {defaultRadiusMiles} miles</Trans>;
  if (thing.kind === 'place' || thing.kind === 'near')
    return (
      <Plural
        value={thing.item.colleges}
        one={`# college within ${defaultRadiusMiles} miles`}
        other={`# colleges within ${defaultRadiusMiles} miles`}
      />
    );
  if (thing.kind === 'major' || thing.kind === 'list')
    return thing.item.ncColleges === 0 ? (
      <Plural value={thing.item.colleges} one="# college, not in NC" other="# colleges, none in NC" />
    ) : (
      <Plural value={thing.item.ncColleges} one="# college in NC" other="# colleges in NC" />
    );
  if (thing.kind === 'career') return thing.item.matched;
  if (thing.kind === 'college') return <CollegePlace college={thing.item} />;
  if (thing.kind === 'page') return <Trans>Page of this site</Trans>;
  return <Trans>Guide</Trans>;
}
