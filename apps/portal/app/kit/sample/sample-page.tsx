import { type LoaderFunctionArgs, redirect } from 'react-router';
import { msg } from '@lingui/core/macro';
import type { PageHandle } from '../../lib/page-handle.ts';
import { portalContext } from '../../lib/portal-context.ts';
import { settingsOfPage } from '../../lib/settings.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { SampleChoosers } from './sample-choosers.tsx';
import { SampleDialog } from './sample-dialog.tsx';
import { SampleDrawings } from './sample-drawings.tsx';
import { SampleFields } from './sample-fields.tsx';
import { SampleFigures } from './sample-figures.tsx';
import { SampleForm, SampleSection } from './sample-form.tsx';
import { SampleList } from './sample-list.tsx';
import { SampleMap } from './sample-map.tsx';
import { SampleMarks } from './sample-marks.tsx';
import { SamplePageParts } from './sample-page-parts.tsx';
import { SamplePanels } from './sample-panels.tsx';
import { SampleQueries } from './sample-queries.tsx';
import { SampleTable } from './sample-table.tsx';
import { SampleWizard } from './sample-wizard.tsx';

/** In production the address leads home like an unknown one. */
function onlyWhereShown(samplePage: boolean): null {
  if (!samplePage) throw redirect('/');
  return null;
}

export function loader({ context }: LoaderFunctionArgs): null {
  return onlyWhereShown(context.get(portalContext).settings.samplePage);
}

export function clientLoader(): null {
  return onlyWhereShown(settingsOfPage().samplePage);
}

export const handle: PageHandle = { facts: () => ({ title: msg`Sample`, unlisted: true }) };

/**
 * Every part of the kit in its states (UI-047), for those who build screens of them and for the tests. Its words are
 * samples: only those of the parts themselves are for people, and stand in the catalogue.
 */
export default function SamplePage() {
  return (
    <PageFrame title="Parts" lead="Every part that screens are made of, in its states." width="form">
      <SampleForm />
      <SampleSection />
      <SampleFields />
      <SampleChoosers />
      <SampleQueries />
      <SampleList />
      <SampleDialog />
      <SampleWizard />
      <SampleTable />
      <SamplePanels />
      <SampleMarks />
      <SampleFigures />
      <SamplePageParts />
      <SampleMap />
      <SampleDrawings />
    </PageFrame>
  );
}
