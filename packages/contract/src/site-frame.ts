/** What the portal draws around the pages of the content site, as HTML with places for what differs. */
export interface SiteFrame {
  header: string;
  /** Footer, and the bar at the bottom of a phone. */
  footer: string;
}

/** What stands in the frame where the content site puts its own. */
export const framePlaces = {
  productName: 'PLACE-OF-THE-NAME',
  /** In front of every path of the portal. */
  portal: '/PLACE-OF-THE-PORTAL',
  /** The whole address of the page, to come back to. */
  page: 'PLACE-OF-THE-PAGE',
} as const;
