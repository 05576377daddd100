import { ApiError } from '@longleaf/contract/client';
import { NOT_LICENSED, vendorSurveyMessages } from '@longleaf/contract/vendor-surveys';
import type { VendorSurvey } from '@longleaf/rules/vendor-surveys/surveys';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '../../../lib/query-client.ts';
import { openChildWindow } from '../../../shell/idle/child-windows.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { vendorAccessQuery, vendorApi, vendorSurveysQuery } from './queries.ts';

/** What the page says of the vendor's window. */
export type WindowState = 'none' | 'open' | 'kept-closed';

/**
 * Opens a survey of the vendor in a window of its own (API-092): the window first, since browsers allow it at a press
 * alone, then its address with a token for one use. When it is closed (ST-043) what came of the survey is read anew.
 */
export function useVendorWindow(personId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [state, setState] = useState<WindowState>('none');
  const readAnew = () => {
    void askAgain(vendorAccessQuery(personId).queryKey);
    void askAgain(vendorSurveysQuery(personId).queryKey);
  };
  /** ST-213: whoever is told that there is no license has none. */
  const markUnlicensed = ({ flag }: VendorSurvey) =>
    queries.setQueryData(
      vendorAccessQuery(personId).queryKey,
      (before) => before && { ...before, [flag]: false },
    );

  const open = async (survey: VendorSurvey) => {
    const child = openChildWindow('', () => {
      setState('none');
      readAnew();
    });
    if (!child) return setState('kept-closed');
    // What is opened is another's: it learns nothing of this page and cannot lead it elsewhere.
    child.opener = null;
    child.document.title = t`Opening the survey`;
    setState('open');
    try {
      const [{ address }, { token }] = await Promise.all([
        vendorApi.getVendorSurveyAddress({ params: { assessment: survey.assessment } }),
        vendorApi.getVendorToken({}),
      ]);
      const there = new URL(address);
      there.searchParams.set('token', token);
      child.location.replace(there.href);
    } catch (error) {
      child.close();
      setState('none');
      if (!(error instanceof ApiError)) throw error;
      const isUnlicensed = error.modelState[NOT_LICENSED] !== undefined;
      if (isUnlicensed) markUnlicensed(survey);
      const text = isUnlicensed ? vendorSurveyMessages.notLicensed : vendorSurveyMessages.openFailed;
      showToast({ kind: 'error', text });
    }
  };
  return { state, open, readAnew };
}
