import { useLingui } from '@lingui/react/macro';
import type { SavedCollege } from '@longleaf/contract/saved-colleges';
import { IconLayoutList, IconMap2 } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Segmented } from '../../ui/segmented.tsx';
import { CompareSaved } from '../../domain/saved-colleges/compare-saved.tsx';
import { savedAddressOf, type SavedPlace, type SavedView } from './saved-address.ts';

interface SavedToolsProps {
  saved: readonly SavedCollege[];
  place: SavedPlace;
}

/** What can be done with all of them: compare, and look at them another way. */
export function SavedTools({ saved, place }: SavedToolsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const views = [
    ['cards', <IconLayoutList key="cards" size={19} aria-hidden />, t`Cards`],
    ['map', <IconMap2 key="map" size={19} aria-hidden />, t`Map`],
  ] as const;
  return (
    <>
      <CompareSaved saved={saved} />
      <Segmented<SavedView>
        label={t`View`}
        value={place.view}
        onValue={(view) => void navigate(savedAddressOf({ ...place, view }))}
        options={views.map(([value, icon, name]) => ({
          value,
          content: (
            <>
              {icon}
              {name}
            </>
          ),
        }))}
      />
    </>
  );
}
