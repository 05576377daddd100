import { testDatabase } from '@longleaf/testkit/database';
import { careerClusters } from '@longleaf/rules/colleges/career-clusters';
import { describe, expect, it } from 'vitest';
import { Careers } from './careers.ts';
import { readCareerFacts } from './read-facts.ts';

const database = await testDatabase('catalog');
const careers = new Careers(await readCareerFacts(database.pool));

function titles(text: string, cluster?: string): (string | undefined)[] {
  return careers.search({ text, cluster }).map(({ position }) => careers.at(position)?.title);
}

describe('what people type', () => {
  it.each([
    ['nurse', 'Registered Nurses'],
    ['nurses', 'Registered Nurses'],
    ['RN', 'Registered Nurses'],
    ['nurce', 'Registered Nurses'],
    ['tuor guide', 'Tour Guides and Escorts'],
    ['electrician helper', 'Helpers--Electricians'],
    ['police', "Police and Sheriff's Patrol Officers"],
    ['cop', "Police and Sheriff's Patrol Officers"],
    ['vet', 'Veterinarians'],
    ['lawyer', 'Lawyers'],
    ['plummer', 'Plumbers, Pipefitters, and Steamfitters'],
    ['software', 'Software Developers'],
    ['cna', 'Nursing Assistants'],
    ['real estate', 'Real Estate Sales Agents'],
    ['truckdriver', 'Heavy and Tractor-Trailer Truck Drivers'],
    ['nurse job', 'Registered Nurses'],
    ['how to become a lawyer', 'Lawyers'],
    ['shrink', 'Psychiatrists'],
    ['enfermera', 'Registered Nurses'],
    ['mecánico de autos', 'Automotive Service Technicians and Mechanics'],
    ['abogada', 'Lawyers'],
    ['game designer', 'Video Game Designers'],
    ['construction worker', 'Construction Laborers'],
    ['29-1141', 'Registered Nurses'],
    ['29-1141.01', 'Acute Care Nurses'],
    ['291141', 'Registered Nurses'],
  ])('%j means %s', (text, title) => expect(titles(text).slice(0, 2)).toContain(title));

  it.each([
    ['mechanic', 'Automotive Service Technicians and Mechanics'],
    ['architect', 'Architects, Except Landscape and Naval'],
    ['farmer', 'Farmers, Ranchers, and Other Agricultural Managers'],
    ['advertising', 'Advertising Sales Agents'],
    ['AI', 'Software Developers'],
    ['x-ray', 'Radiologic Technologists and Technicians'],
    ['xray tech', 'Radiologic Technologists and Technicians'],
    ['cybersecurity', 'Information Security Analysts'],
    ['lineman', 'Electrical Power-Line Installers and Repairers'],
    ['uber driver', 'Taxi Drivers'],
    ['entrepreneur', 'Chief Executives'],
    ['mayor', 'Chief Executives'],
    ['youtuber', 'Writers and Authors'],
    ['movie director', 'Producers and Directors'],
    ['kids doctor', 'Pediatricians, General'],
    ['skin doctor', 'Dermatologists'],
    ['postal worker', 'Postal Service Mail Carriers'],
    ['pro gamer', 'Athletes and Sports Competitors'],
  ])('%j means %s before all others', (text, title) => expect(titles(text)[0]).toBe(title));

  it('is not found by what a title leaves out before what it is about', () => {
    const found = titles('special ed teacher');
    expect(found.slice(0, 5).filter((title) => title?.includes('Except Special'))).toEqual([]);
    expect(found).toContain('Special Education Teachers, Secondary School');
  });

  it('takes a career that nobody counts for a small one', () => {
    expect(careers.find('55-3019')?.projection).toBeNull();
    expect(careers.jobs[careers.positionOf('55-3019') ?? -1]).toBeGreaterThan(0);
    expect(titles('astronaut')[0]).toBe('Air Crew Officers');
  });

  it('finds a title that only people use, and says which', () => {
    const coder = careers.search({ text: 'coder' });
    expect(coder.map(({ position }) => careers.at(position)?.title).slice(0, 2)).toEqual([
      'Computer Programmers',
      'Medical Records Specialists',
    ]);
    expect(coder[1]?.matched).toBe('Coder');
    expect(careers.search({ text: 'nurse' })[0]?.matched).toBeNull();
  });

  it('gives no career to somebody who is not sure', () => {
    expect(careers.search({ text: 'not sure' })).toEqual([]);
    expect(careers.search({ text: 'idk' })).toEqual([]);
  });

  it('finds something near where no title has all the words', () => {
    expect(titles('work with animals')).toContain('Animal Caretakers');
  });

  it('leaves words out of account when there are very many', () => {
    expect(titles('nurse nurse nurse nurse nurse nurse nurse nurse')[0]).toBe('Registered Nurses');
    expect(titles('registered nurse a b c d e f g h i j k l m n o p')).toContain('Registered Nurses');
  });

  it.each(['', '   '])('%j lists everything, the most jobs first', (text) => {
    const all = careers.search({ text });
    expect(all).toHaveLength(careers.facts.occupations.length);
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
  });

  it.each(['zzzzzzzz', '!!!', '99-9999', '\u0000', '🌲'])('%j finds nothing', (text) =>
    expect(titles(text)).toEqual([]),
  );

  it('finds each career by its own title', () => {
    const lost = careers.facts.occupations.filter(({ title }) => !titles(title).slice(0, 3).includes(title));
    expect(lost.map(({ title }) => title)).toEqual([]);
  });
});

describe('clusters', () => {
  it('hold every career that has one, and narrow a search', () => {
    const inSome = new Set(
      careerClusters.flatMap(({ key }) => careers.search({ cluster: key }).map(({ position }) => position)),
    );
    expect(inSome.size).toBe(careers.facts.occupations.filter(({ clusters }) => clusters.length > 0).length);
    expect(careerClusters.filter(({ key }) => careers.countOf(key) <= 10)).toEqual([]);
    expect(titles('manager', 'Health')).toContain('Medical and Health Services Managers');
    expect(titles('manager', 'Health')).not.toContain('Sales Managers');
    expect(careers.search({ cluster: 'Nothing' })).toEqual([]);
  });
});

describe('addresses', () => {
  it.each(['registered-nurses', 'Registered-Nurses', '29-1141', '29-1141.00', ' 29-1141.00 '])(
    '%j leads to registered nurses',
    (key) => expect(careers.find(key)?.code).toBe('29-1141.00'),
  );
  it.each(['', 'nobody', '29-11', '__proto__'])('%j leads nowhere', (key) =>
    expect(careers.find(key)).toBeUndefined(),
  );
});
