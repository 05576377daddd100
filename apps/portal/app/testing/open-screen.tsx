import type { PublicSettings } from '@longleaf/contract/public-settings';
import { draftOperations } from '@longleaf/contract/drafts';
import { savedCareerOperations } from '@longleaf/contract/saved-careers';
import { savedCollegeOperations } from '@longleaf/contract/saved-colleges';
import { savedProgramOperations } from '@longleaf/contract/saved-programs';
import { recruitingOperations } from '@longleaf/contract/recruiting';
import { savedSearchOperations } from '@longleaf/contract/saved-searches';
import { savedThingOperations } from '@longleaf/contract/saved-things';
import { useEffect } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { addressById } from '../addresses.ts';
import { createI18n } from '../lib/languages.ts';
import { settingsElement } from '../lib/settings.ts';
import { Providers } from '../shell/providers.tsx';
import { RouteTrouble } from '../shell/route-trouble.tsx';
import type { Person } from '../shell/session/person.ts';
import { setSessionState } from '../shell/session/session-state.ts';
import { Shell } from '../shell/shell.tsx';
import { answer, answerUnlessSaid } from './calls.ts';
import { sampleSettings } from './sample-settings.ts';

/** What a file of a route exports, as far as a browser needs it. */
export interface RouteModule {
  default: React.ComponentType;
  clientLoader?: (args: never) => unknown;
  HydrateFallback?: React.ComponentType;
  handle?: unknown;
}

export const samplePerson: Person = {
  id: 'person-1',
  userName: 'maya_t',
  firstName: 'Maya',
  lastName: 'Torres',
  email: 'maya@example.org',
  language: 'en',
  role: 1,
  primaryConnection: null,
};

/** Whoever is no student at school. */
export const sampleParent: Person = { ...samplePerson, firstName: 'Robert', lastName: 'Locklear', role: 16 };
export const sampleEducator: Person = { ...samplePerson, firstName: 'Carol', lastName: 'Bynum', role: 32 };
export const sampleAdult: Person = { ...samplePerson, firstName: 'Denise', lastName: 'Oxendine', role: 8 };

export interface ScreenWish {
  /** Row of the table of addresses. */
  id: string;
  /** Address to open; the path of the row unless stated. */
  at?: string;
  /** Who is signed in; null for nobody, Maya unless stated. */
  person?: Person | null;
  settings?: Partial<PublicSettings>;
}

/**
 * Opens a page as the portal shows it: its route with its data, inside the shell, for the person who is signed in. Its
 * calls go to the network and are answered by `answer`, `refuse` and `hold`. Any other address shows where it leads to.
 *
 *     await openScreen(await import('./saved-colleges-page.tsx'), { id: 'UI-029' });
 */
export async function openScreen(module: RouteModule, wish: ScreenWish) {
  const { person = samplePerson, settings: changed = {}, id } = wish;
  const { path } = addressById(id);
  const settings = { ...sampleSettings, ...changed };
  tellSettings(settings);
  if (person) {
    answerForEverybody();
    setSessionState({
      status: 'signed-in',
      person,
      accessToken: 'token',
      expiresAt: Date.now() / 1000 + 900,
    });
  } else setSessionState({ status: 'anonymous' });
  const router = createMemoryRouter(routesAround(id, path, module), { initialEntries: [wish.at ?? path] });
  const drawn = Promise.withResolvers<void>();
  const screen = await render(
    <>
      <Providers settings={settings} nonce="" i18n={createI18n()}>
        <RouterProvider router={router} />
      </Providers>
      <Drawn onDrawn={drawn.resolve} />
    </>,
  );
  await drawn.promise;
  return { ...screen, router };
}

/** What the shell asks for whoever is signed in, until the test says otherwise. */
function answerForEverybody(): void {
  answer(savedCollegeOperations.getSavedCollegeIds, []);
  answerUnlessSaid(savedCareerOperations.getSavedCareerCodes, []);
  answerUnlessSaid(savedProgramOperations.getSavedProgramIds, []);
  answerUnlessSaid(savedSearchOperations.loadSavedSearches, []);
  answerUnlessSaid(savedThingOperations.getSavedCounts, {
    colleges: 0,
    careers: 0,
    programs: 0,
    searches: 0,
    enrichment: 0,
  });
  answerUnlessSaid(recruitingOperations.getRecruiterIds, []);
  answer(draftOperations.draftKey, { key: btoa('k'.repeat(32)) });
}

function routesAround(id: string, path: string, module: RouteModule): RouteObject[] {
  const page: RouteObject = {
    id,
    path,
    Component: module.default,
    handle: module.handle,
    ...(module.clientLoader && { loader: module.clientLoader as NonNullable<RouteObject['loader']> }),
    ...(module.HydrateFallback && { HydrateFallback: module.HydrateFallback }),
  };
  const layout = (
    <Shell>
      <Outlet />
    </Shell>
  );
  const elsewhere = { path: '*', Component: Elsewhere };
  return [{ element: layout, errorElement: <RouteTrouble error={null} />, children: [page, elsewhere] }];
}

/** Tells that what stands before it is in the document, and what that sets in motion has begun. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>Elsewhere: {pathname + search}</h1>;
}

function tellSettings(settings: PublicSettings): void {
  const { id, type, dangerouslySetInnerHTML } = settingsElement(settings);
  document.getElementById(id)?.remove();
  const element = Object.assign(document.createElement('script'), {
    id,
    type,
    textContent: dangerouslySetInnerHTML.__html,
  });
  document.body.append(element);
}
