import { searchSite } from '@longleaf/contract/site-search';
import type { FoundGroup, SiteFindings } from '@longleaf/contract/site-search';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';
import { collegeLists } from './college-lists.ts';

const contentSite = { CONTENT_URL: 'http://localhost:3002' };
const api = await startApi({ catalog: true, settings: contentSite });
const withoutContentSite = await startApi({ beside: api });

async function find(text: string, asked = api): Promise<SiteFindings> {
  const reply = await asked.call('GET', `/siteSearch/suggestions?search=${encodeURIComponent(text)}`);
  expect(reply.status).toBe(200);
  return searchSite.response.parse(reply.json);
}

const kindsOf = ({ groups }: SiteFindings) => groups.map(({ kind }) => kind);

type ItemsOf<Kind> = Extract<FoundGroup, { kind: Kind }>['items'];

function itemsOf<Kind extends FoundGroup['kind']>({ groups }: SiteFindings, kind: Kind): ItemsOf<Kind> {
  return (groups.find((one) => one.kind === kind)?.items ?? []) as ItemsOf<Kind>;
}

it('gives a field of study as a major with its colleges, then careers, colleges and the guide about it', async () => {
  const found = await find('nursing');
  expect(kindsOf(found)).toEqual(['major', 'career', 'college', 'guide']);
  const [nursing] = itemsOf(found, 'major');
  expect(nursing?.cipCode).toBe('51.38');
  expect(nursing?.ncColleges).toBeGreaterThan(40);
  expect(nursing?.colleges).toBeGreaterThan(nursing?.ncColleges ?? 0);
});

it.each([
  ['nursing', 'Registered Nurses'],
  ['computer science', 'Software Developers'],
  ['accounting', 'Accountants and Auditors'],
])(
  'gives for %s the career that most people with it have, before careers that have the word',
  async (text, title) => {
    expect(
      itemsOf(await find(text), 'career')
        .slice(0, 2)
        .map(({ occTitle }) => occTitle),
    ).toContain(title);
  },
);

it('counts of a major what college search finds for it', async () => {
  const [nursing] = itemsOf(await find('nursing'), 'major');
  const filters = [
    { key: 'major', value: '51.38' },
    { key: 'state', value: 'NC' },
  ];
  const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body: filters });
  expect(nursing?.ncColleges).toBe((json as { totalItems: number }).totalItems);
});

it.each([
  ['baby nurse', 'career', 'Registered Nurses'],
  ['welder', 'career', 'Welders, Cutters, Solderers, and Brazers'],
  ['lawyer', 'career', 'Lawyers'],
])('gives %s, somebody at work, as a career first', async (text, kind, title) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe(kind);
  expect(itemsOf(found, 'career')[0]?.occTitle).toBe(title);
});

it.each([
  ['duke', 'Duke University'],
  ['uncw', 'University of North Carolina Wilmington'],
  ['nc state', 'North Carolina State University at Raleigh'],
  ['wake tech', 'Wake Technical Community College'],
  ['elon', 'Elon University'],
  ['liberty', 'Liberty University'],
  ['roanoke bible college', 'Mid-Atlantic Christian University'],
])('gives %s as a college first', async (text, name) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe('college');
  expect(itemsOf(found, 'college')[0]?.name).toBe(name);
});

it.each([
  ['colegio comunitario raleigh', 'Wake Technical Community College'],
  ['colegio comunitario de durham', 'Durham Technical Community College'],
  ['colegio comunitario asheville', 'Asheville-Buncombe Technical Community College'],
  ['colegios comunitarios cerca de raleigh', 'Wake Technical Community College'],
  ['colegio comunitario de wilmington', 'Cape Fear Community College'],
  ['community college in wilmington', 'Cape Fear Community College'],
  ['universidad en boone', 'Appalachian State University'],
])('gives for %s the college of that town first, in either language', async (text, name) => {
  const found = await find(text);
  const [first] = itemsOf(found, 'college');
  expect(first?.name).toBe(name);
});

it.each([
  ['nc state nursing', 'North Carolina State University at Raleigh', 'major'],
  ['duke business', 'Duke University', 'major'],
  ['unc charlotte computer science', 'University of North Carolina at Charlotte', 'major'],
  ['nc a&t football', 'North Carolina A & T State University', 'list'],
] as const)('gives for %s the college, and then what is wanted of it', async (text, name, next) => {
  const found = await find(text);
  expect(kindsOf(found).slice(0, 2)).toEqual(['college', next]);
  expect(itemsOf(found, 'college')[0]?.name).toBe(name);
});

it.each([
  ['pre med duke', 'Duke University', 'major'],
  ['nursing at nc state', 'North Carolina State University at Raleigh', 'major'],
  ['nc central law', 'North Carolina Central University', 'major'],
] as const)('gives for %s the college, wherever its name stands', async (text, name, next) => {
  const found = await find(text);
  expect(kindsOf(found).slice(0, 2)).toEqual(['college', next]);
  expect(itemsOf(found, 'college')[0]?.name).toBe(name);
  expect(found.unused).toEqual([]);
});

it.each(['nursing nc', 'welding NC', 'nurse N.C.'])(
  'takes the state at the end of %s for what is meant anyway',
  async (text) => {
    const [field = ''] = text.split(' ');
    expect(await find(text)).toEqual(await find(field));
  },
);

it.each([
  ['davidson college nc', 'Davidson College'],
  ['salem college nc', 'Salem College'],
  ['queens college charlotte nc', 'Queens University of Charlotte'],
])('gives %s, a college with its place, as that college and nothing about the state', async (text, name) => {
  const found = await find(text);
  expect(itemsOf(found, 'college')[0]?.name).toBe(name);
  expect(kindsOf(found).filter((kind) => kind !== 'college' && kind !== 'place')).toEqual([]);
});

it('guesses by the words that tell the most, not by the one that all kinds have', async () => {
  const found = await find('pembroke state university');
  expect(kindsOf(found)[0]).toBe('college');
  expect(itemsOf(found, 'college')[0]?.name).toBe('University of North Carolina at Pembroke');
});

it.each([
  ['abog', 'Lawyers'],
  ['enferm', 'Registered Nurses'],
  ['bombe', 'Firefighters'],
  ['dentalhygenist', 'Dental Hygienists'],
  ['physicalterapist', 'Physical Therapists'],
])('gives for %s, begun in Spanish or run together with a slip, the career', async (text, title) => {
  expect(itemsOf(await find(text), 'career').map(({ occTitle }) => occTitle)).toContain(title);
});

it.each([
  ['blood drawer', 'Phlebotomists'],
  ['drawing blood', 'Phlebotomists'],
])('gives for %s, what somebody does all day, that career first', async (text, title) => {
  expect(itemsOf(await find(text), 'career')[0]?.occTitle).toContain(title);
});

it('gives for helping people fields in which one does', async () => {
  expect(kindsOf(await find('help people'))[0]).toBe('major');
});

it('gives for delivering babies those who do', async () => {
  const titles = itemsOf(await find('delivering babies'), 'career').map(({ occTitle }) => occTitle);
  expect(titles).toEqual(expect.arrayContaining(['Obstetricians and Gynecologists']));
});

it('gives for a lender the guides about loans before what sounds like it', async () => {
  const found = await find('sallie mae');
  expect(kindsOf(found)[0]).toBe('guide');
  expect(itemsOf(found, 'guide').map(({ path }) => path)).toContain('/pay-for-college/grants-and-loans');
});

it.each(['art school', 'state trooper', 'military police', 'real estate agent'])(
  'takes no first word of %s for a college',
  async (text) => expect(kindsOf(await find(text))[0]).not.toBe('college'),
);

it.each(['how much does a nurse make', 'how much do nurses earn'])(
  'gives for %s the career that is asked about',
  async (text) => expect(itemsOf(await find(text), 'career')[0]?.occTitle).toBe('Registered Nurses'),
);

it('gives for coding what most who type it mean', async () => {
  const found = await find('coding');
  expect(itemsOf(found, 'career').map(({ occTitle }) => occTitle)).toContain('Software Developers');
  expect(itemsOf(found, 'major')[0]?.title).toMatch(/^Computer Programming/);
});

it.each(['Boone', 'boone nc', 'colleges near Boone'])(
  'gives %s as a place, with the college in it',
  async (text) => {
    const found = await find(text);
    expect(kindsOf(found).slice(0, 2)).toEqual(['place', 'college']);
    expect(itemsOf(found, 'place')[0]).toMatchObject({ city: 'Boone', state: 'NC', zip: '28607' });
    expect(itemsOf(found, 'college')[0]?.name).toBe('Appalachian State University');
  },
);

it('gives a town with several colleges as a place before a college of its name', async () => {
  expect(kindsOf(await find('greensboro')).slice(0, 2)).toEqual(['place', 'college']);
});

it('gives a ZIP code as that alone, with the colleges around it that college search finds', async () => {
  const found = await find('27514');
  const [place] = itemsOf(found, 'place');
  expect(found.groups).toEqual([{ kind: 'place', isZip: true, items: [place] }]);
  expect(place).toMatchObject({ zip: '27514', city: 'Chapel Hill', state: 'NC' });
  const body = [{ group: 'distance', key: 'zip', value: '27514,50' }];
  const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body });
  expect(place?.colleges).toBe((json as { totalItems: number }).totalItems);
});

it.each([
  ['fafsa', '/pay-for-college/fafsa'],
  ['gap year', '/plan-your-future/paths-after-high-school'],
  ['free community college', '/pay-for-college/next-nc-scholarship'],
  ['scholarships', '/pay-for-college/grants-and-loans'],
  ['transfer', '/apply-to-college/transfer-from-community-college'],
  ['nursing', '/plan-your-future/become-a-nurse'],
  ['enfermera', '/plan-your-future/become-a-nurse'],
  ['fasfa', '/pay-for-college/fafsa'],
  ['letter of recomendation', '/apply-to-college/ask-for-a-letter'],
  ['becas', '/pay-for-college/grants-and-loans'],
  ['prestamos estudiantiles', '/pay-for-college/grants-and-loans'],
  ['ensayo', '/apply-to-college/write-your-essay'],
  ['padres', '/plan-your-future/help-your-child'],
  ['daca', '/plan-your-future/new-in-this-country'],
  ['ged', '/plan-your-future/go-back-to-college'],
  ['pagar la universidad', '/pay-for-college'],
  ['residencia en carolina del norte', '/pay-for-college/nc-residency'],
  ['trabajar y estudiar', '/pay-for-college/work-while-you-study'],
  ['estudiar sin dinero', '/pay-for-college/grants-and-loans'],
  ['app fee waiver', '/apply-to-college/college-application-week'],
  ['dont wanna go to college', '/plan-your-future/paths-after-high-school'],
  ['what to do in 11th grade', '/plan-your-future/grade-11'],
])('gives the guide about %s, and none without a content site', async (text, path) => {
  const guides = itemsOf(await find(text), 'guide');
  expect(guides[0]?.path).toBe(path);
  expect(kindsOf(await find(text, withoutContentSite))).not.toContain('guide');
});

it.each([
  ['test scores', '/testScores'],
  ['my sat scores', '/testScores'],
  ['test scors', '/testScores'],
  ['puntajes', '/testScores'],
  ['calendar', '/studentCalendar'],
  ['calender', '/studentCalendar'],
  ['calendario', '/studentCalendar'],
  ['fechas limite', '/studentCalendar'],
  ['deadlines', '/studentCalendar'],
  ['transcript', '/apphub/requesttranscript'],
  ['application', '/apphub'],
  ['solicitud', '/apphub'],
  ['summer programs', '/StudentEnrichment'],
  ['programas de verano', '/StudentEnrichment'],
  ['order posters', '/orders'],
  ['brochures', '/orders'],
  ['sat prep', '/testPrep'],
  ['graduation requirements', '/next-step/courses'],
  ['resume', '/activitiesInterests/resume'],
  ['contraseña', '/recoverAccount/forgotpassword'],
  ['reset password', '/recoverAccount/forgotpassword'],
  ['career quiz', '/learn-about-yourself'],
  ['saved colleges', '/savedColleges'],
  ['delete my account', '/yourData'],
  ['matricula', '/collegeCosts'],
  ['career development plan', '/career-plan'],
  ['reality check', '/learn-about-yourself/reality-check'],
  ['costo de vida', '/learn-about-yourself/reality-check'],
  ['skills matcher', '/learn-about-yourself/skills-matcher'],
  ['military pathway', '/next-step/military'],
  ['for teachers', '/next-step/educators'],
  ['forgot username', '/recoverAccount/forgotaccountname'],
  ['share my plan', '/sharePlan'],
  ['official websites', '/externalContent'],
])('gives for %s the page of the portal', async (text, path) => {
  expect(itemsOf(await find(text), 'page')[0]?.path).toBe(path);
});

it.each(['colegio', 'colegios', 'El colegio'])(
  'leads from %s, which may mean any college, to all of them, and then to those of the state',
  async (text) => {
    const found = await find(text);
    expect(kindsOf(found)[0]).toBe('page');
    expect(itemsOf(found, 'page')[0]?.path).toBe('/college-search');
    expect(itemsOf(found, 'college')[0]?.state).toBe('NC');
  },
);

it.each(['calendar', 'test scores', 'sat prep', 'order materials'])(
  'gives %s as a page first',
  async (text) => {
    expect(kindsOf(await find(text))[0]).toBe('page');
  },
);

it.each([
  ['hbcu', 'Historically Black colleges (HBCUs)'],
  ['cheap colleges', 'Colleges in North Carolina, lowest net price first'],
  ['cheapest college in nc', 'Colleges in North Carolina, lowest net price first'],
  ['universidades baratas', 'Colleges in North Carolina, lowest net price first'],
  ['community college', 'Community colleges'],
  ['2 year colleges', 'Community colleges'],
  ['universidad', 'Four-year colleges'],
  ['easy to get into colleges', 'Colleges open to all'],
  ['colleges with low gpa', 'Colleges open to all'],
  ['colleges that accept 2.5 gpa', 'Colleges open to all'],
  ['test optional', 'Colleges where test scores are optional'],
  ['no application fee', 'Colleges without an application fee'],
  ['online college', 'Colleges with whole programs online'],
  ['women’s colleges', 'Women’s colleges'],
  ['best colleges in NC', 'Colleges in North Carolina, highest graduation rate first'],
  ['football', 'Colleges with football'],
  ['colleges with basketball', 'Colleges with basketball'],
  ['christian colleges', 'Religious colleges'],
])('gives for %s the list of colleges that it asks for, first', async (text, title) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe('list');
  expect(itemsOf(found, 'list')[0]?.title).toBe(title);
});

it.each(['small business', 'public health', 'private investigator', 'career test', 'black creek', 'sat'])(
  'gives no list for %s, which names none',
  async (text) => {
    expect(kindsOf(await find(text))).not.toContain('list');
  },
);

it.each(collegeLists.map((list) => [list.title, list] as const))(
  'counts of “%s” what college search finds for it, which is not nothing',
  async (_, { title, filters, called }) => {
    const [typed = title] = called;
    const item = itemsOf(await find(typed), 'list').find((one) => one.title === title);
    const body = filters.map(([key, value]) => ({ key, value }));
    const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body });
    expect(item?.colleges).toBe((json as { totalItems: number }).totalItems);
    expect(item?.ncColleges).toBeGreaterThan(0);
  },
);

it.each([
  ['FAFSA verification', '/pay-for-college/fafsa'],
  ['fafsa no parents', '/pay-for-college/fafsa-without-your-parents'],
  ['becas para hispanos', '/pay-for-college/grants-and-loans'],
  ['como llenar la fafsa', '/pay-for-college/fafsa'],
  ['scholarship essay help', '/apply-to-college/write-your-essay'],
  ['fee waiver cfnc', '/apply-to-college/college-application-week'],
  ['carta de recomendacion', '/apply-to-college/ask-for-a-letter'],
  ['mi hijo va a ser el primero en ir a la universidad', '/plan-your-future/first-in-your-family'],
])(
  'puts the guide that words of “%s” name among the first five, though nothing has all of them',
  async (text, path) => {
    const five = (await find(text)).groups
      .flatMap(({ kind, items }) => items.map((item) => ({ kind, item })))
      .slice(0, 5);
    expect(five).toContainEqual({ kind: 'guide', item: expect.objectContaining({ path }) as unknown });
  },
);

it('shows two guesses of each kind, so that the first five are of several', async () => {
  const { groups } = await find('FAFSA verification');
  expect(groups.length).toBeGreaterThan(1);
  for (const { items } of groups) expect(items.length).toBeLessThanOrEqual(2);
});

it.each([
  ['how do I pay for colege?', 'guide', '/pay-for-college'],
  ['how to pay for college', 'guide', '/pay-for-college'],
  ['cómo pagar la universidad', 'guide', '/pay-for-college'],
  ['when is the fafsa due', 'guide', '/pay-for-college/fafsa'],
  ['what classes should i take', 'guide', '/plan-your-future/choose-your-classes'],
  ['jobs without college', 'guide', '/plan-your-future/paths-after-high-school'],
  ['ayuda financiera', 'guide', '/pay-for-college/grants-and-loans'],
  ['essay help', 'guide', '/apply-to-college/write-your-essay'],
  ['help', 'guide', '/contact-us'],
  ['contact', 'guide', '/contact-us'],
  ['how do i get my transcript', 'page', '/apphub/requesttranscript'],
  ['how much does college cost', 'page', '/collegeCosts'],
  ['what job pays the most', 'page', '/learn-about-yourself/reality-check'],
  ['trabajos bien pagados', 'page', '/learn-about-yourself/reality-check'],
  ['my parents wont help pay', 'guide', '/pay-for-college/fafsa-without-your-parents'],
  ['got into two colleges which one', 'guide', '/apply-to-college/choose-between-offers'],
  ['colleges near me', 'page', '/college-search'],
  ['sat', 'page', '/testScores'],
  ['sat dates', 'page', '/testScores'],
  ['cuánto cuesta la universidad', 'page', '/collegeCosts'],
  ['ayuda para pagar la universidad', 'guide', '/pay-for-college'],
  ['act', 'page', '/testScores'],
])('answers the question %s with the %s %s, first', async (text, kind, path) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe(kind);
  expect(itemsOf(found, kind as 'guide' | 'page')[0]?.path).toBe(path);
});

it.each(['what should I major in', 'what should i be when I grow up?', '¿Qué debo estudiar?'])(
  'takes %s for somebody who does not know what to look for',
  async (text) => {
    expect((await find(text)).undecided).toBe(true);
  },
);

it.each(['teacher', 'counselor'])(
  'takes %s for a career or a major before a guide for them',
  async (text) => {
    expect(kindsOf(await find(text))[0]).not.toBe('guide');
  },
);

it('says where somebody does not know what to look for', async () => {
  expect(await find('not sure')).toEqual({ groups: [], undecided: true, unused: [] });
});

it.each(['', '   ', '99999', 'asdfgh qwertz'])('finds nothing for %j', async (text) => {
  expect(await find(text)).toEqual({ groups: [], undecided: false, unused: [] });
});

it('gives five of what is meant most, and three of the others', async () => {
  const [first, ...others] = (await find('biology')).groups;
  expect(first?.items).toHaveLength(5);
  expect(others.length).toBeGreaterThan(0);
  for (const { items } of others) expect(items.length).toBeLessThanOrEqual(3);
});

it('gives the same again, whatever the letter case, and lets caches keep it', async () => {
  expect(await find('NURSING')).toEqual(await find('nursing'));
  const { headers } = await api.call('GET', '/siteSearch/suggestions?search=nursing');
  expect(headers.get('cache-control')).toContain('public');
  expect(headers.get('etag')).not.toBeNull();
});

it('refuses a text that is too long', async () => {
  const reply = await api.call('GET', `/siteSearch/suggestions?search=${'a'.repeat(101)}`);
  expect(reply.status).toBe(400);
  expect(reply.json).toMatchObject({ modelState: { search: ['Use at most 100 characters.'] } });
});

const townOf = (place: ItemsOf<'near'>[number]['place'] | undefined) =>
  place && 'zip' in place ? place : undefined;

/** What is suggested near a place or in a state, as its code or title and the town or the state. */
const nearOf = (found: SiteFindings) =>
  itemsOf(found, 'near').map(({ wanted: { kind, item }, place }) => {
    const where = 'zip' in place ? `near ${place.city}` : `in ${place.name}`;
    if (kind === 'major') return `${item.cipCode.slice(0, '51.38'.length)} ${where}`;
    return `${kind === 'career' ? item.occTitle : item.title} ${where}`;
  });

it.each([
  ['Boone nursing', '51.38 near Boone'],
  ['nursing in Boone', '51.38 near Boone'],
  ['nursing, Boone NC', '51.38 near Boone'],
  ['colleges in Asheville with nursing', '51.38 near Asheville'],
  ['nursing 28204', '51.38 near Charlotte'],
  ['28204 nursing programs', '51.38 near Charlotte'],
  ['charlotte nursing', '51.38 near Charlotte'],
  ['welding near Hickory', '48.05 near Hickory'],
  ['welding school close to hickory', '48.05 near Hickory'],
  ['enfermería en Charlotte', '51.38 near Charlotte'],
  ['mi hija quiere ser enfermera en Raleigh', '51.38 near Raleigh'],
  ['universidades con enfermería cerca de Raleigh', '51.38 near Raleigh'],
  ['nursing in ashville', '51.38 near Asheville'],
  ['nursing ashe', '51.38 near Asheville'],
  ['nursing in wake county', '51.38 near Raleigh'],
  ['electrician near rocky mount', '46.03 near Rocky Mount'],
  ['hbcu greensboro', 'Historically Black colleges (HBCUs) near Greensboro'],
  ['community college in hickory', 'Community colleges near Hickory'],
  ['nursing in Davidson', '51.38 near Davidson'],
  ['colleges near Elon with nursing', '51.38 near Elon'],
  ['where can I study nursing in Boone', '51.38 near Boone'],
])('understands %s as what is wanted and where, first', async (text, near) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe('near');
  expect(nearOf(found).slice(0, 2)).toContain(near);
  expect(found.unused).toEqual([]);
  expect(kindsOf(found)).toContain('place');
});

it.each([
  ['nursing in Virginia', '51.38 in Virginia'],
  ['nursing virginia', '51.38 in Virginia'],
  ['Virginia nursing', '51.38 in Virginia'],
  ['nursing in VA', '51.38 in Virginia'],
  ['nursing in Virgina', '51.38 in Virginia'],
  ['nursing in West Virginia', '51.38 in West Virginia'],
  ['nursing in South Carolina', '51.38 in South Carolina'],
  ['nursing north carolina', '51.38 in North Carolina'],
  ['enfermería en Carolina del Sur', '51.38 in South Carolina'],
  ['colleges in Texas with nursing', '51.38 in Texas'],
  ['nursing in New York', '51.38 in New York'],
  ['nursing in New York', '51.38 near New York'],
  ['community colleges in South Carolina', 'Two-year public colleges in South Carolina'],
  ['public universities in Ohio', 'Public colleges in Ohio'],
  ['best colleges in Florida', 'Colleges, highest graduation rate first in Florida'],
  ['cheap colleges in Tennessee', 'Colleges, lowest net price first in Tennessee'],
])('understands %s as what is wanted and in which state, first', async (text, near) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe('near');
  expect(nearOf(found)).toContain(near);
  expect(found.unused).toEqual([]);
  expect(kindsOf(found)).toContain('state');
});

it('counts of what is wanted in a state what college search finds for both', async () => {
  const [first] = itemsOf(await find('nursing in Virginia'), 'near');
  const body = [
    { key: 'state', value: 'VA' },
    { key: 'major', value: '51.38' },
  ];
  const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body });
  expect(first?.colleges).toBe((json as { totalItems: number }).totalItems);
  expect(first?.colleges).toBeGreaterThan(0);
});

it('counts of a list of colleges in another state what college search finds there', async () => {
  const [cheap] = itemsOf(await find('cheap colleges in Tennessee'), 'near');
  expect(cheap?.wanted.item).toMatchObject({ path: '/college-search?sort=net-price' });
  const [community] = itemsOf(await find('community colleges in South Carolina'), 'near');
  const body = [
    { key: 'state', value: 'SC' },
    { key: 'schoolType', value: 'TwoYear' },
    { key: 'publicPrivate', value: 'Public' },
  ];
  const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body });
  expect(community?.colleges).toBe((json as { totalItems: number }).totalItems);
  expect(community?.colleges).toBeGreaterThan(10);
});

it.each([
  ['Virginia', 'VA'],
  ['colleges in Georgia', 'GA'],
  ['Georgia colleges', 'GA'],
  ['universities in new york', 'NY'],
  ['colleges in NC', 'NC'],
  ['universidades en Nueva Jersey', 'NJ'],
])('takes %s for a state, first, with its colleges', async (text, code) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe('state');
  const [state] = itemsOf(found, 'state');
  expect(state?.state).toBe(code);
  const body = [{ key: 'state', value: code }];
  const { json } = await api.call('POST', '/campusSearch/institutionFilters', { body });
  expect(state?.colleges).toBe((json as { totalItems: number }).totalItems);
});

it.each(['Hogwarts', 'wakanda university'])(
  'offers for %s nothing that is only far from it',
  async (text) => {
    expect((await find(text)).groups).toEqual([]);
  },
);

it('uses all of a truck driving school, and names the career', async () => {
  const found = await find('truck driving school');
  expect(found.unused).toEqual([]);
  expect(itemsOf(found, 'career').map(({ occTitle }) => occTitle)).toContain(
    'Heavy and Tractor-Trailer Truck Drivers',
  );
});

it.each([
  ['High Point nursing', 'High Point University', 'High Point'],
  ['davidson biology', 'Davidson College', 'Davidson'],
  ['elon nursing', 'Elon University', 'Elon'],
])('gives for %s, a college and a town, the college first and then the place', async (text, name, town) => {
  const found = await find(text);
  expect(kindsOf(found).slice(0, 2)).toEqual(['college', 'near']);
  expect(itemsOf(found, 'college')[0]?.name).toBe(name);
  expect(townOf(itemsOf(found, 'near')[0]?.place)?.city).toBe(town);
});

it.each([
  'Elizabeth City State',
  'Boone',
  'Boone, NC 28607',
  '28607',
  'Charlotte Latin',
  'Davidson',
  'davidson college nc',
  'wake forest deacons',
  'unc wilmington marine biology',
  'Charlotte Christian College',
  'pembroke state university',
  'hickory community college',
  'stem teacher',
  'supply chain management',
  'high school',
  'nursing colle',
  'University of Virginia',
  'Georgia Tech',
  'Ohio State',
  'nursing at university of virginia',
  'virginia commonwealth nursing',
  'university of virginia nursing',
  'indiana university business',
  'boone financial aid',
  'fafsa charlotte',
])('does not cut %s into something near a place', async (text) => {
  expect(kindsOf(await find(text))).not.toContain('near');
});

it('counts of what is wanted near a place what college search finds for both', async () => {
  for (const text of [
    'nursing in Boone',
    'electrician near rocky mount',
    'colleges with football in charlotte',
  ]) {
    const [first] = itemsOf(await find(text), 'near');
    const { kind, item } = first?.wanted ?? {};
    const list = collegeLists.find(({ path }) => kind === 'list' && path === item?.path);
    const wanted = list?.filters.map(([key, value]) => ({ key, value })) ?? [];
    const major = kind === 'major' && item ? [{ key: 'major', value: item.cipCode }] : [];
    const occupation = kind === 'career' && item ? `?occCode=${item.occCode}` : '';
    const body = [
      { key: 'zip', value: townOf(first?.place)?.zip },
      { key: 'radius', value: '50' },
      ...wanted,
      ...major,
    ];
    const { json } = await api.call('POST', `/campusSearch/institutionFilters${occupation}`, { body });
    expect(first?.colleges).toBe((json as { totalItems: number }).totalItems);
    expect(first?.colleges).toBeGreaterThan(0);
  }
});

it('says first that what is asked for is not near, before what is', async () => {
  const [first] = itemsOf(await find('weather boone'), 'near');
  expect(first).toMatchObject({
    colleges: 0,
    wanted: { item: { title: 'Atmospheric Sciences and Meteorology' } },
  });
});

it.each([
  ['zzqq books', ['zzqq'], 'major'],
  ['Boone Zzqq', ['Zzqq'], 'place'],
  ['nursing zzqq boone', ['zzqq'], 'near'],
  ['duke zzqq', ['zzqq'], 'college'],
  ['99999 nursing', ['99999'], 'major'],
])('tells of %s that %s was not used', async (text, unused, kind) => {
  const found = await find(text);
  expect(found.unused).toEqual(unused);
  expect(kindsOf(found)[0]).toBe(kind);
});

it.each([
  'how much does a nurse make',
  'what colleges are in asheville',
  'best nursing schools',
  'mi hija quiere ser maestra',
])('uses all of %s that tells something', async (text) => {
  expect((await find(text)).unused).toEqual([]);
});

it.each([
  ['fafsa charlotte', 'guide'],
  ['scholarships in raleigh', 'guide'],
])('keeps the place of %s within reach where the rest is no filter', async (text, kind) => {
  const found = await find(text);
  expect(kindsOf(found)[0]).toBe(kind);
  expect(itemsOf(found, 'place')[0]).toBeDefined();
});

it.each(['what colleges are in asheville', 'schools in Boone please'])(
  'takes %s for the place alone',
  async (text) => {
    expect(kindsOf(await find(text)).slice(0, 2)).toEqual(['place', 'college']);
  },
);

it('takes the Spanish name of the university of a state for the university, not for a list there', async () => {
  const found = await find('universidad de carolina del norte');
  expect(itemsOf(found, 'college')[0]?.name).toBe('University of North Carolina at Chapel Hill');
  expect(kindsOf(found)[0]).toBe('college');
  expect(kindsOf(await find('universidades de carolina del norte'))[0]).not.toBe('college');
});

it.each(['something with animals', 'somthing with animals'])(
  'takes %j for what one wants to do, not for a guide that says so',
  async (typed) => {
    const found = await find(typed);
    expect(kindsOf(found)[0]).not.toBe('guide');
    expect(JSON.stringify(found)).toMatch(/Animal|Veterinar/);
  },
);

it('takes B-K for teaching from birth to kindergarten', async () => {
  const found = await find('B-K education');
  expect(kindsOf(found)[0]).toBe('major');
  expect(itemsOf(found, 'major').map(({ cipCode }) => cipCode.slice(0, 5))).toContain('13.12');
});
