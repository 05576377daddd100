import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../testing/open-screen.tsx';
import { AskTheCollege } from './ask-the-college.tsx';
import type { College } from './college.ts';
import { OwnWords } from './own-words.tsx';
import { Pictures } from './pictures.tsx';
import { Videos } from './videos.tsx';

const college = (different: object = {}) =>
  ({
    id: 199111,
    shortName: 'UNC Asheville',
    collegeType: 'UNC',
    website: 'https://www.unca.example/',
    phone: null,
    latitude: 35.6,
    longitude: -82.5,
    address: { city: 'Asheville', state: 'NC' },
    photos: 0,
    card: { photo: null },
    profile: { videos: [] },
    ...different,
  }) as unknown as College;
const show = (block: React.ReactElement) =>
  openScreen({ default: () => block }, { id: 'UI-014', person: null });

test('without photos there are five drawings, no two alike, one after another (CON-026, ST-116)', async () => {
  await show(<Pictures college={college()} />);
  const carousel = page.getByRole('group', { name: 'Pictures of UNC Asheville' });
  const drawings = new Set<string>();
  for (let number = 1; number <= 5; number += 1) {
    await expect.element(carousel.getByText(`picture ${number} of 5`)).toBeInTheDocument();
    drawings.add(carousel.element().querySelector('figure svg, figure img')?.outerHTML ?? '');
    await carousel.getByRole('button', { name: 'Next picture' }).click();
  }
  await expect.element(carousel.getByText('picture 1 of 5')).toBeInTheDocument();
  expect(drawings.size).toBe(5);
});

test('videos and the campus tour that a college sent are links to where they are (CON-036, EXT-034, ST-113)', async () => {
  const videos = [
    { pageSection: 'Videos', videoURL: 'https://videos.example/one' },
    { pageSection: 'CampusTour', videoURL: 'https://tours.example/campus' },
  ];
  const sent = college({ profile: { videos } });
  await show(<Videos college={sent} />);
  const link = (name: RegExp) => page.getByRole('link', { name });
  await expect.element(link(/^Video/)).toHaveAttribute('href', 'https://videos.example/one');
  await expect.element(link(/^Campus tour/)).toHaveAttribute('href', 'https://tours.example/campus');
});

test('a college that sent none has no such section', async () => {
  await show(
    <>
      <h1>Here</h1>
      <Videos college={college()} />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible();
  await expect.element(page.getByText('Videos and campus tour')).not.toBeInTheDocument();
});

test('the website of a college is one press away (EXT-035)', async () => {
  await show(<AskTheCollege college={college()} why="Not known." questions={[]} />);
  const link = page.getByRole('link', { name: /^Website of UNC Asheville/ });
  await expect.element(link).toHaveAttribute('href', 'https://www.unca.example/');
});

test('what a college wrote itself is shown with the day it was sent, in the section it was written for', async () => {
  const writing = college({
    profile: {
      videos: [],
      texts: { about: 'We sit in the mountains.\nCome and see.' },
      reportedOn: '2026-09-01',
    },
  });
  await show(
    <>
      <OwnWords college={writing} section="about" />
      <OwnWords college={writing} section="academics" />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'In the words of UNC Asheville' })).toBeVisible();
  await expect.element(page.getByText('We sit in the mountains.')).toBeVisible();
  await expect.element(page.getByText('Come and see.')).toBeVisible();
  await expect.element(page.getByText('Sent by the college on Sep 1, 2026.')).toBeVisible();
});
