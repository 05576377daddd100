/** One address of the portal. */
export interface Address {
  id: string;
  /** React Router pattern; matched without regard to letter case. */
  path: string;
  title: string;
  /** Id of the page one level up in the breadcrumb trail. */
  parent: string | null;
  access: 'anyone' | 'signed-in';
  /** Which help page the help link opens (ST-038); none when left out. */
  help?: HelpTopic;
  built?: true;
  /** Shown without breadcrumbs, banner and help link (ST-036, ST-037, ST-039). */
  bare?: true;
  /** The address whose screen shows this one as well. */
  servedBy?: string;
}

export type HelpTopic = 'my' | 'plan' | 'apply';
