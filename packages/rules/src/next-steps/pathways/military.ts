import { checkedPathway } from '../definition.ts';
import { choose, one, right, several, tell, write, wrong } from '../writing.ts';
import { GO, READ, SOURCE } from './places.ts';

/** The way into the armed forces, with open eyes. */
export const MILITARY = checkedPathway({
  id: 2,
  key: 'military',
  name: /*i18n*/ 'Military',
  text: /*i18n*/ 'Branches, tests, and what service does for school later.',
  steps: [
    {
      title: /*i18n*/ 'What service is like',
      text: /*i18n*/ 'The armed forces train people for many jobs. In return you sign a contract for some years, and you go where you are sent.',
      minutes: 10,
      suits: 'from-8',
      reads: [READ.military],
      does: [GO.profiler],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'What draws you to it?', [
          one('serve', /*i18n*/ 'Serving the country'),
          one('train', /*i18n*/ 'Training for a job'),
          one('college', /*i18n*/ 'Money for college'),
          one('travel', /*i18n*/ 'Seeing other places'),
          one('team', /*i18n*/ 'Being part of a team'),
          one('unsure', /*i18n*/ 'I only want to know more'),
        ]),
        choose(
          2,
          /*i18n*/ 'Who decides where you live while you serve?',
          [
            wrong('me', /*i18n*/ 'I do'),
            right('forces', /*i18n*/ 'The forces do'),
            wrong('family', /*i18n*/ 'My family does'),
          ],
          { why: /*i18n*/ 'You can often say what you would like. You go where you are sent.' },
        ),
        tell(3, /*i18n*/ 'What would be hard for you, and for the people close to you?'),
      ],
    },
    {
      title: /*i18n*/ 'The branches',
      text: /*i18n*/ 'The armed forces are the Army, the Navy, the Air Force, the Marine Corps, the Space Force and the Coast Guard. Some have a Reserve or a National Guard, in which people serve part of their time.',
      minutes: 10,
      suits: 'from-8',
      reads: [READ.military],
      does: [],
      sources: [SOURCE.forces],
      questions: [
        several(
          1,
          /*i18n*/ 'Which of these belong to the armed forces?',
          [
            right('navy', /*i18n*/ 'The Navy'),
            right('space', /*i18n*/ 'The Space Force'),
            right('coast', /*i18n*/ 'The Coast Guard'),
            wrong('police', /*i18n*/ 'The State Highway Patrol'),
          ],
          {
            why: /*i18n*/ 'Federal law names six: Army, Navy, Air Force, Marine Corps, Space Force and Coast Guard.',
          },
        ),
        several(2, /*i18n*/ 'Which do you want to know more about?', [
          one('army', /*i18n*/ 'Army'),
          one('navy', /*i18n*/ 'Navy'),
          one('air-force', /*i18n*/ 'Air Force'),
          one('marines', /*i18n*/ 'Marine Corps'),
          one('space-force', /*i18n*/ 'Space Force'),
          one('coast-guard', /*i18n*/ 'Coast Guard'),
          one('part-time', /*i18n*/ 'Reserve or National Guard'),
        ]),
        write(
          3,
          /*i18n*/ 'Whom do you know who has served, and what will you ask?',
          [one('who', /*i18n*/ 'Who'), one('what', /*i18n*/ 'What you will ask')],
          { help: /*i18n*/ 'A neighbor, a coach or a teacher may have. “Nobody” is an answer, too.' },
        ),
      ],
    },
    {
      title: /*i18n*/ 'Who may join, and how old',
      text: /*i18n*/ 'Nobody under 17 may join. At 17 you need the written consent of a parent or guardian. Each branch adds rules about school, health and the law.',
      minutes: 10,
      suits: 'from-9',
      reads: [READ.military],
      does: [],
      sources: [SOURCE.enlist],
      questions: [
        choose(
          1,
          /*i18n*/ 'You are 17. What do you need to join?',
          [
            right('consent', /*i18n*/ 'The written consent of a parent or guardian'),
            wrong('nothing', /*i18n*/ 'Nothing more'),
            wrong('never', /*i18n*/ 'Nobody may join at 17'),
          ],
          { why: /*i18n*/ 'Federal law asks for it in writing until you are 18.' },
        ),
        several(2, /*i18n*/ 'What will you ask about the rules of a branch?', [
          one('diploma', /*i18n*/ 'Which diploma it asks for'),
          one('health', /*i18n*/ 'Health and medicine'),
          one('fitness', /*i18n*/ 'The fitness test'),
          one('law', /*i18n*/ 'Trouble with the law'),
          one('citizen', /*i18n*/ 'Being a citizen or not'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'The entrance test',
      text: /*i18n*/ 'Before you join you take a test, the ASVAB. It looks at reading, math, science and how things work, and its result decides which jobs you can be offered.',
      minutes: 10,
      suits: 'from-9',
      reads: [READ.military, READ.classes],
      does: [],
      sources: [SOURCE.asvab],
      questions: [
        choose(
          1,
          /*i18n*/ 'Why prepare for the test, if you know that you will pass?',
          [
            right('jobs', /*i18n*/ 'A better result opens more jobs'),
            wrong('pay', /*i18n*/ 'It decides where I live'),
            wrong('none', /*i18n*/ 'There is no reason'),
          ],
          {
            why: /*i18n*/ 'The result is used to see which jobs fit you. More doors are open with a good one.',
          },
        ),
        choose(2, /*i18n*/ 'Which part would you practice?', [
          one('reading', /*i18n*/ 'Reading and words'),
          one('math', /*i18n*/ 'Math'),
          one('science', /*i18n*/ 'Science'),
          one('machines', /*i18n*/ 'How machines and electricity work'),
        ]),
        write(3, /*i18n*/ 'Whom can you ask whether your school offers it?', [one('whom', /*i18n*/ 'Whom')]),
      ],
    },
    {
      title: /*i18n*/ 'Talking to a recruiter',
      text: /*i18n*/ 'A recruiter’s work is to find people. Most are honest and helpful. What counts is what the contract says, so ask for everything in writing.',
      minutes: 15,
      suits: 'from-11',
      reads: [READ.military],
      does: [],
      sources: [SOURCE.service],
      questions: [
        choose(
          1,
          /*i18n*/ 'A recruiter promises you a job. When is it yours?',
          [
            wrong('said', /*i18n*/ 'When they say so'),
            wrong('text', /*i18n*/ 'When they send it in a message'),
            right('contract', /*i18n*/ 'When it is in the contract that both sign'),
          ],
          {
            why: /*i18n*/ 'Read every line, take a parent or another adult you trust with you, and do not let anyone hurry you.',
          },
        ),
        choose(
          2,
          /*i18n*/ 'You sign for four years of active duty. How long do you belong to the forces in all?',
          [
            wrong('four', /*i18n*/ 'Four years'),
            right('six-eight', /*i18n*/ 'Six to eight years, the rest most often in a reserve'),
            wrong('life', /*i18n*/ 'For life'),
          ],
          {
            why: /*i18n*/ 'Federal law sets six to eight years in all. What is not active duty is spent in a reserve, from which people can be called.',
          },
        ),
        write(3, /*i18n*/ 'What three questions will you ask?', [
          one('first', /*i18n*/ 'First'),
          one('second', /*i18n*/ 'Second'),
          one('third', /*i18n*/ 'Third'),
        ]),
        choose(4, /*i18n*/ 'Who will come with you?', [
          one('parent', /*i18n*/ 'A parent or guardian'),
          one('adult', /*i18n*/ 'Another adult I trust'),
          one('nobody', /*i18n*/ 'Nobody yet'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'College before, during and after',
      text: /*i18n*/ 'Service can pay for college, and college can come first: some people study and then join as officers. What you learn in service can count as credit at some colleges.',
      minutes: 15,
      suits: 'from-9',
      reads: [READ.veterans, READ.netPrice],
      does: [GO.colleges, GO.majors],
      sources: [],
      questions: [
        choose(1, /*i18n*/ 'When would you study?', [
          one('before', /*i18n*/ 'Before, and join as an officer'),
          one('during', /*i18n*/ 'During, class by class'),
          one('after', /*i18n*/ 'After'),
          one('not', /*i18n*/ 'I do not want to'),
        ]),
        choose(
          2,
          /*i18n*/ 'You were trained as a medic in service. What do you ask a college?',
          [
            right('credit', /*i18n*/ 'Whether it gives credit for that training'),
            wrong('again', /*i18n*/ 'When I can learn it all again'),
            wrong('nothing', /*i18n*/ 'Nothing, it never counts'),
          ],
          {
            why: /*i18n*/ 'Some colleges give credit for military courses. Ask for “credit for prior learning”.',
          },
        ),
        write(
          3,
          /*i18n*/ 'Which college or major would you look at?',
          [one('college', /*i18n*/ 'College'), one('major', /*i18n*/ 'Major')],
          { isOptional: true },
        ),
      ],
    },
    {
      title: /*i18n*/ 'My plan, and my other plan',
      text: /*i18n*/ 'Not everyone who wants to join can, and not everyone who can should. A second plan makes you freer to say no.',
      minutes: 15,
      suits: 'from-11',
      reads: [READ.military, READ.paths],
      does: [GO.plan, GO.toDo],
      sources: [],
      questions: [
        choose(1, /*i18n*/ 'Where are you now?', [
          one('join', /*i18n*/ 'I want to join'),
          one('maybe', /*i18n*/ 'I may join'),
          one('later', /*i18n*/ 'Perhaps later'),
          one('not', /*i18n*/ 'It is not for me'),
        ]),
        write(2, /*i18n*/ 'What is your next step?', [
          one('what', /*i18n*/ 'What'),
          one('when', /*i18n*/ 'By when'),
          one('who', /*i18n*/ 'Who helps'),
        ]),
        tell(3, /*i18n*/ 'If it does not work out, what will you do instead?'),
      ],
    },
  ],
});
