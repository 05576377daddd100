import type { Meant } from '@longleaf/catalog/finding/finder';
import type { Title } from '@longleaf/catalog/finding/title';
import { titleFinder } from './title-finder.ts';

/** A page of the portal as it is found: by its title, and what else people call it, in Spanish as well. A slip stands among it where it is another word. */
export interface PortalPage {
  readonly path: string;
  readonly title: string;
  readonly called: readonly string[];
}

/** The pages that somebody may look for by their name; those that a step leads to are not among them. */
export const portalPages: readonly PortalPage[] = [
  [
    '/testScores',
    'Test scores',
    'sat act scores',
    'my scores',
    'ap scores',
    'superscore',
    'puntajes',
    'puntuaciones de exámenes',
    'calificaciones de exámenes',
  ],
  [
    '/testPrep',
    'Test prep',
    'sat prep',
    'act prep',
    'practice test',
    'study for the sat',
    'preparación para exámenes',
  ],
  [
    '/studentCalendar',
    'Calendar',
    'deadlines',
    'my events',
    'reminders',
    'due dates',
    'calendario',
    'fechas límite',
    'calender',
  ],
  [
    '/StudentEnrichment',
    'Enrichment programs',
    'summer programs',
    'summer camp',
    'camps',
    'internships for high school',
    'programas de verano',
    'campamento',
  ],
  [
    '/orders',
    'Order materials',
    'order posters',
    'free materials',
    'brochures',
    'printed materials',
    'pedir materiales',
    'folletos',
  ],
  ['/next-step', 'Next steps', 'pathways', 'what to do next', 'próximos pasos'],
  [
    '/next-step/courses',
    'Courses',
    'graduation requirements',
    'minimum course requirements',
    'classes to graduate',
    'requisitos de graduación',
  ],
  ['/toDo', 'What to do now', 'to do list', 'my tasks', 'tareas pendientes'],
  [
    '/apphub',
    'Application hub',
    'my applications',
    'apply now',
    'apply',
    'application',
    'solicitud',
    'solicitudes',
    'aplicar',
  ],
  [
    '/apphub/requesttranscript',
    'Send transcripts',
    'transcript',
    'request a transcript',
    'expediente académico',
    'certificado de notas',
  ],
  ['/apphub/receipts', 'Receipts', 'recibos'],
  ['/collegeConnect', 'Direct admission', 'nc college connect', 'automatic admission', 'admisión directa'],
  ['/taap', 'Transfer assured admissions', 'transfer admission', 'taap'],
  ['/CRP', 'College redirection pool', 'redirection', 'crp'],
  ['/collegeRecruiter', 'Get recruited', 'let colleges find me', 'recruiting'],
  [
    '/learn-about-yourself',
    'Learn about yourself',
    'assessments',
    'career quiz',
    'career test',
    'personality test',
    'conócete',
    'prueba vocacional',
  ],
  [
    '/learn-about-yourself/interest-profiler',
    'Interest profiler',
    'interest survey',
    'riasec',
    'holland code',
  ],
  ['/compare', 'Compare colleges', 'comparar universidades'],
  [
    '/collegeCosts',
    'What it would cost',
    'college costs',
    'tuition',
    'cost of college',
    'matrícula',
    'costos',
  ],
  ['/collegePlanning', 'College planning', 'my college plan', 'four year plan'],
  ['/savedColleges', 'Saved colleges', 'my colleges', 'favorites', 'favoritos'],
  ['/savedPrograms', 'Saved programs', 'my majors'],
  ['/savedSearches', 'Saved searches', 'my searches'],
  [
    '/activitiesInterests',
    'Activities and interests',
    'extracurriculars',
    'clubs and sports',
    'volunteer hours',
    'actividades',
  ],
  ['/activitiesInterests/resume', 'Résumé', 'resume', 'cv', 'currículum'],
  ['/profile', 'Profile', 'my account', 'my profile', 'perfil', 'mi cuenta'],
  ['/updateAddress', 'Update your address', 'change my address', 'cambiar dirección'],
  ['/updateEmail', 'Update your e-mail', 'change my email', 'cambiar correo'],
  [
    '/recoverAccount/forgotpassword',
    'Forgot your password',
    'reset password',
    'password',
    'contraseña',
    'olvidé mi contraseña',
  ],
  ['/yourData', 'Your data', 'delete my account', 'privacy', 'borrar mi cuenta'],
  ['/data', 'Data sources', 'where the data comes from'],
  ['/career-plan', 'My plan', 'career development plan', 'cdp', 'career plan', 'plan de carrera'],
  [
    '/learn-about-yourself/reality-check',
    'Reality check',
    'cost of living',
    'what will my life cost',
    'budget',
    'costo de vida',
    'presupuesto',
  ],
  ['/learn-about-yourself/skills-matcher', 'Skills matcher', 'skills test', 'mis habilidades'],
  ['/learn-about-yourself/work-values-sorter', 'Work values sorter', 'work values', 'valores de trabajo'],
  ['/learn-about-yourself/be-your-own-boss', 'Be your own boss', 'start a business', 'emprender'],
  ['/learn-about-yourself/career-cluster-survey', 'Career cluster survey', 'career clusters'],
  ['/learn-about-yourself/basic-skills-survey', 'Basic skills survey'],
  ['/learn-about-yourself/transferable-skills-survey', 'Transferable skills survey'],
  ['/learn-about-yourself/the-career-key', 'The career key'],
  ['/next-step/students-and-parents', 'Next steps for students and parents'],
  ['/next-step/educators', 'Next steps for educators', 'for teachers', 'for counselors', 'para maestros'],
  ['/next-step/college', 'College pathway'],
  ['/next-step/workforce', 'Workforce pathway'],
  ['/next-step/military', 'Military pathway'],
  ['/transcriptSchools', 'Schools that use e-transcripts', 'electronic transcripts'],
  ['/sharePlan', 'Share your plan', 'show my plan', 'compartir mi plan'],
  ['/planDocument', 'Your plan on paper', 'print my plan', 'imprimir mi plan'],
  ['/activitiesInterests/applications', 'Activities for other applications', 'common app activities'],
  ['/recoverAccount/forgotaccountname', 'Forgot your account name', 'forgot username', 'olvidé mi usuario'],
  ['/externalContent', 'More to read', 'official websites', 'useful links', 'sitios oficiales'],
].map(([path = '', title = '', ...called]) => ({ path, title, called }));

/** Finds pages of the portal by a text. */
export function pageFinder(): (text: string, limit: number) => Meant {
  return titleFinder(portalPages.length, portalPages.flatMap(titlesOf));
}

function titlesOf({ title, called }: PortalPage, position: number): Title[] {
  return [
    { position, text: title, kind: 'title' },
    ...called.map((text): Title => ({ position, text, kind: 'otherTitle' })),
  ];
}
