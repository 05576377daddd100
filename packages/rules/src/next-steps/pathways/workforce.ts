import { checkedPathway } from '../definition.ts';
import { choose, one, right, several, tell, write, wrong } from '../writing.ts';
import { GO, READ, SOURCE } from './places.ts';

/** The way to work, with training on the job or a short one before it. */
export const WORKFORCE = checkedPathway({
  id: 1,
  key: 'workforce',
  name: /*i18n*/ 'Workforce',
  text: /*i18n*/ 'Apprenticeships, short training and first jobs that lead somewhere.',
  steps: [
    {
      title: /*i18n*/ 'What I am good at',
      text: /*i18n*/ 'Work is easier to find when you can say what you do well. You do more things well than you get grades for.',
      minutes: 10,
      suits: 'everyone',
      reads: [READ.fit],
      does: [GO.profiler, GO.activities],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'What do you like to work with?', [
          one('hands', /*i18n*/ 'Tools and machines'),
          one('people', /*i18n*/ 'People'),
          one('numbers', /*i18n*/ 'Numbers'),
          one('words', /*i18n*/ 'Words and pictures'),
          one('computers', /*i18n*/ 'Computers'),
          one('outside', /*i18n*/ 'Plants, animals, the outdoors'),
        ]),
        write(2, /*i18n*/ 'Name two things that people thank you for.', [
          one('first', /*i18n*/ 'First'),
          one('second', /*i18n*/ 'Second'),
        ]),
        choose(
          3,
          /*i18n*/ 'What does an interest survey measure?',
          [
            right('like', /*i18n*/ 'What I like'),
            wrong('clever', /*i18n*/ 'How smart I am'),
            wrong('job', /*i18n*/ 'Which job I must take'),
          ],
          { why: /*i18n*/ 'It asks what you like. You cannot fail it, and it is not a label to wear.' },
        ),
      ],
    },
    {
      title: /*i18n*/ 'What work there is in North Carolina',
      text: /*i18n*/ 'For each career this site shows what it pays in the state, and whether there will be more or fewer jobs. Look at three before you choose one.',
      minutes: 15,
      suits: 'everyone',
      reads: [READ.work],
      does: [GO.careers],
      sources: [],
      questions: [
        write(1, /*i18n*/ 'Which three careers did you look at?', [
          one('first', /*i18n*/ 'First'),
          one('second', /*i18n*/ 'Second'),
          one('third', /*i18n*/ 'Third'),
        ]),
        choose(
          2,
          /*i18n*/ 'Half of the people in a job earn $50,000 or more. What will you earn when you start?',
          [
            right('less', /*i18n*/ 'Probably less. It counts people with many years, too'),
            wrong('same', /*i18n*/ '$50,000'),
            wrong('more', /*i18n*/ 'More, because I am young'),
          ],
          {
            why: /*i18n*/ 'A middle wage counts everyone in the job. Look at what the lower part earns for a better guess at the start.',
          },
        ),
        tell(3, /*i18n*/ 'Which of the three would you try first, and why?'),
      ],
    },
    {
      title: /*i18n*/ 'Training that pays me',
      text: /*i18n*/ 'An apprentice is hired first and taught after. You work for pay, go to class part of the week, and your pay rises as you learn.',
      minutes: 10,
      suits: 'from-9',
      reads: [READ.earn],
      does: [],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'What comes first in an apprenticeship?',
          [
            right('hired', /*i18n*/ 'Being hired'),
            wrong('degree', /*i18n*/ 'A degree'),
            wrong('loan', /*i18n*/ 'A loan for tuition'),
          ],
          {
            why: /*i18n*/ 'You are hired, then taught. At the end you hold a certificate that employers across the country accept.',
          },
        ),
        several(2, /*i18n*/ 'Which fields would you learn in?', [
          one('building', /*i18n*/ 'Building and electricity'),
          one('machines', /*i18n*/ 'Machines and making things'),
          one('health', /*i18n*/ 'Health'),
          one('computing', /*i18n*/ 'Computing'),
          one('children', /*i18n*/ 'Early education'),
          one('other', /*i18n*/ 'Something else'),
        ]),
        write(
          3,
          /*i18n*/ 'Which business near you could you ask?',
          [one('business', /*i18n*/ 'Business or trade')],
          {
            help: /*i18n*/ 'Your counselor, a career teacher or the community college near you know some.',
          },
        ),
      ],
    },
    {
      title: /*i18n*/ 'Short training at a community college',
      text: /*i18n*/ 'A certificate can take a few weeks to a year, a diploma about a year. Both can count toward a degree later, if you choose them so.',
      minutes: 15,
      suits: 'from-9',
      reads: [READ.paths, READ.back],
      does: [GO.majors, GO.colleges],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'Which of these takes the least time?',
          [
            right('certificate', /*i18n*/ 'A certificate'),
            wrong('diploma', /*i18n*/ 'A diploma'),
            wrong('associate', /*i18n*/ 'An associate degree'),
          ],
          { why: /*i18n*/ 'A certificate teaches one job skill in a few weeks to a year.' },
        ),
        several(2, /*i18n*/ 'What will you ask before you sign up?', [
          one('cost', /*i18n*/ 'What it costs in all'),
          one('finish', /*i18n*/ 'How many finish'),
          one('jobs', /*i18n*/ 'Where the last students work now'),
          one('licence', /*i18n*/ 'Whether I need a license, and get ready for it'),
          one('counts', /*i18n*/ 'Whether it counts toward a degree'),
        ]),
        write(3, /*i18n*/ 'Which program do you want to know more about?', [
          one('program', /*i18n*/ 'Program'),
          one('college', /*i18n*/ 'College'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'College classes while I am in high school',
      text: /*i18n*/ 'With Career and College Promise, juniors and seniors take classes at a community college and pay no tuition for them. Some lead to a job, some to a degree.',
      minutes: 10,
      suits: 'from-9',
      reads: [READ.early, READ.classes],
      does: [GO.courses],
      sources: [SOURCE.promise],
      questions: [
        choose(
          1,
          /*i18n*/ 'Which grade average opens the career pathway of Career and College Promise?',
          [
            wrong('two', /*i18n*/ '2.0, unweighted'),
            right('two-eight', /*i18n*/ '2.8, unweighted'),
            wrong('three-five', /*i18n*/ '3.5, weighted'),
          ],
          {
            why: /*i18n*/ 'An unweighted average of 2.8. Test scores, or your principal and the college together, can open it as well.',
          },
        ),
        choose(2, /*i18n*/ 'Would it be something for you?', [
          one('yes', /*i18n*/ 'Yes, I will ask my counselor'),
          one('later', /*i18n*/ 'Yes, when I am a junior'),
          one('no', /*i18n*/ 'No'),
          one('finished', /*i18n*/ 'I have finished high school'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'A résumé and a first talk',
      text: /*i18n*/ 'A résumé is one page that says what you did. Babysitting, a team, a church kitchen all count, if you say what you did there.',
      minutes: 20,
      suits: 'from-9',
      reads: [READ.work],
      does: [GO.activities],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'Which line is best on a résumé?',
          [
            wrong('hard', /*i18n*/ 'I am a hard worker'),
            right('did', /*i18n*/ 'Opened the store at five each Saturday and counted the cash'),
            wrong('helped', /*i18n*/ 'Helped in a store'),
          ],
          { why: /*i18n*/ 'Say what you did, and how much of it. Everyone says that they work hard.' },
        ),
        several(2, /*i18n*/ 'What will you do before a job interview?', [
          one('read', /*i18n*/ 'Read about the business'),
          one('way', /*i18n*/ 'Try the way there'),
          one('questions', /*i18n*/ 'Think of two questions to ask'),
          one('practice', /*i18n*/ 'Practice with somebody'),
        ]),
        tell(3, /*i18n*/ 'Tell about one thing you did, as you would in an interview.', {
          help: /*i18n*/ 'What was going on, what you did, and how it turned out.',
        }),
      ],
    },
    {
      title: /*i18n*/ 'My pay and my rights',
      text: /*i18n*/ 'What is on your pay stub is less than your wage, since taxes are taken out. Before you say yes, know what you get and what you sign.',
      minutes: 10,
      suits: 'from-9',
      reads: [READ.work],
      does: [],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'You earn $12 an hour and work 20 hours. How much is that before taxes?',
          [wrong('200', /*i18n*/ '$200'), right('240', /*i18n*/ '$240'), wrong('320', /*i18n*/ '$320')],
          { why: /*i18n*/ '12 times 20 is 240. Taxes are taken from it before you get it.' },
        ),
        several(2, /*i18n*/ 'What will you ask before you say yes to a job?', [
          one('hours', /*i18n*/ 'Which hours'),
          one('pay', /*i18n*/ 'How much, and when it is paid'),
          one('learn', /*i18n*/ 'What I will learn'),
          one('rise', /*i18n*/ 'How pay rises'),
          one('insurance', /*i18n*/ 'Health insurance'),
        ]),
        choose(
          3,
          /*i18n*/ 'A job asks you to pay for its training first. What do you do?',
          [
            right('ask', /*i18n*/ 'Ask an adult I trust before I pay anything'),
            wrong('pay', /*i18n*/ 'Pay, to show that I mean it'),
            wrong('borrow', /*i18n*/ 'Borrow the money'),
          ],
          {
            why: /*i18n*/ 'Real training can cost money, but a job that wants it before you start is often no job at all.',
          },
        ),
      ],
    },
    {
      title: /*i18n*/ 'My plan for the first year',
      text: /*i18n*/ 'A plan has a first step, a day and a person. It may change. Write it where others can help you with it.',
      minutes: 15,
      suits: 'from-11',
      reads: [READ.work, READ.back],
      does: [GO.plan, GO.toDo],
      sources: [],
      questions: [
        choose(1, /*i18n*/ 'What comes first for you?', [
          one('job', /*i18n*/ 'A job'),
          one('apprentice', /*i18n*/ 'An apprenticeship'),
          one('training', /*i18n*/ 'Short training'),
          one('college', /*i18n*/ 'A degree after all'),
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
