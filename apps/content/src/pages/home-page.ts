import { html } from '@longleaf/platform/html';
import type { Site } from '../site/site.ts';
import type { Page } from './document.ts';
import { drawing, openList } from './parts.ts';

/** The site's home page: the search of the portal, the four sections, and where each reader may start. */
export function homePage(site: Site): Page {
  const { settings, library, home, assets } = site;
  const sections = library.sections.map(
    ({ opening, articles }) =>
      html`<div class="age">
        <h2><a href="${opening.path}">${opening.title}</a></h2>
        <p>${opening.summary}</p>
        <ul>
          ${articles.slice(0, 3).map(({ title, label, path }) => html`<li><a href="${path}">${label ?? title}</a></li>`)}
        </ul>
      </div>`,
  );
  return {
    title: home.heading,
    description: home.lead,
    path: '/',
    facts: [{ '@type': 'WebSite', name: settings.PRODUCT_NAME, url: `${settings.CONTENT_URL}/` }],
    body: html`<div class="hero home-hero">
        <div class="wrap">
          <h1 class="display">${home.heading}</h1>
          <p class="lead">${home.lead}</p>
          <form class="search" role="search" action="${settings.PORTAL_URL}/college-search" method="get">
            <label for="name">Search for a college</label>
            <div class="search-line">
              <input
                id="name"
                name="name"
                type="search"
                autocomplete="off"
                placeholder="For example, Western Carolina"
              /><button class="act" type="submit">Search</button>
            </div>
          </form>
        </div>
        ${drawing(assets.url('home.svg'))}
      </div>
      <div class="journey"><div class="ages wrap">${sections}</div></div>
      <div class="halves wrap">
        <div>
          <h2 class="first">Start from where you are</h2>
          <p>Pick the line that sounds like you. Each guide takes a few minutes to read.</p>
          <img
            class="grove"
            src="${assets.url('grove.svg')}"
            alt=""
            width="380"
            height="210"
            loading="lazy"
          />
        </div>
        ${openList(home.audiences)}
      </div>`,
  };
}
