import { checkedPathway } from '../definition.ts';
import { choose, one, right, several, tell, write, wrong } from '../writing.ts';
import { GO, READ, SOURCE } from './places.ts';

/** The way to college, two-year or four-year. */
export const COLLEGE = checkedPathway({
  id: 0,
  key: 'college',
  name: /*i18n*/ 'College',
  text: /*i18n*/ 'Two-year or four-year: what to take, what it costs, how to get in.',
  steps: [
    {
      title: /*i18n*/ 'What I want from college',
      text: /*i18n*/ 'College is a means to something. Before you look at any, say what it should do for you. There is no wrong answer, and you can change it later.',
      minutes: 10,
      suits: 'everyone',
      reads: [READ.fit],
      does: [GO.profiler],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'What should college do for you? Choose all that fit.', [
          one('job', /*i18n*/ 'Get me into a job that I want'),
          one('learn', /*i18n*/ 'Let me learn about something I love'),
          one('earn', /*i18n*/ 'Help me earn more'),
          one('people', /*i18n*/ 'Let me meet new people'),
          one('family', /*i18n*/ 'Be something for my family'),
          one('change', /*i18n*/ 'Help me change my work'),
        ]),
        write(
          2,
          /*i18n*/ 'Name three things that make time go fast for you.',
          [one('first', /*i18n*/ 'First'), one('second', /*i18n*/ 'Second'), one('third', /*i18n*/ 'Third')],
          { help: /*i18n*/ 'Fixing a bike, drawing, helping a cousin with math. Say what you really do.' },
        ),
        tell(3, /*i18n*/ 'What do you want to find out this year?', {
          help: /*i18n*/ 'One or two sentences are enough.',
        }),
      ],
    },
    {
      title: /*i18n*/ 'Kinds of college in North Carolina',
      text: /*i18n*/ 'There are 58 community colleges, 16 public universities and many independent colleges. They differ in time, price, size and who gets in.',
      minutes: 10,
      suits: 'everyone',
      reads: [READ.paths, READ.transfer],
      does: [GO.colleges],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'Who may start at a community college?',
          [
            right('all', /*i18n*/ 'Everyone who has finished high school'),
            wrong('grades', /*i18n*/ 'Only students with good grades'),
            wrong('young', /*i18n*/ 'Only students under 25'),
          ],
          {
            why: /*i18n*/ 'Community colleges are open to all. They look at your grades to place you in English and math, not to turn you away.',
          },
        ),
        choose(
          2,
          /*i18n*/ 'You want to move on to a university after two years. Which degree is made for that?',
          [
            right('aa-as', /*i18n*/ 'Associate in Arts or Associate in Science'),
            wrong('aas', /*i18n*/ 'Associate in Applied Science'),
            wrong('certificate', /*i18n*/ 'A certificate'),
          ],
          {
            why: /*i18n*/ 'The Associate in Arts and the Associate in Science are made to move on. The Associate in Applied Science is made to take you straight to work.',
          },
        ),
        several(3, /*i18n*/ 'Which kinds will you look at?', [
          one('community', /*i18n*/ 'Community colleges'),
          one('public', /*i18n*/ 'Public universities'),
          one('independent', /*i18n*/ 'Independent colleges'),
          one('outside', /*i18n*/ 'Colleges outside the state'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'Who can help me',
      text: /*i18n*/ 'Nobody does this alone. People say yes more often than you think, when you ask for one small thing.',
      minutes: 5,
      suits: 'everyone',
      reads: [READ.fit],
      does: [],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'Whom could you ask?', [
          one('counselor', /*i18n*/ 'A school counselor'),
          one('teacher', /*i18n*/ 'A teacher or coach'),
          one('family', /*i18n*/ 'Somebody in my family'),
          one('friend', /*i18n*/ 'A friend who is in college'),
          one('work', /*i18n*/ 'Somebody at work'),
          one('college', /*i18n*/ 'The people at a college'),
        ]),
        write(
          2,
          /*i18n*/ 'Who will you ask first, and what will you ask?',
          [one('whom', /*i18n*/ 'Whom'), one('what', /*i18n*/ 'What you will ask')],
          { help: /*i18n*/ 'A role will do, such as “my counselor”. You do not need to write a name.' },
        ),
      ],
    },
    {
      title: /*i18n*/ 'Courses to take before college',
      text: /*i18n*/ 'The 16 public universities share one list of courses that every first-year student should have taken. Some of them take years to reach, so look early.',
      minutes: 15,
      suits: 'from-8',
      reads: [READ.classes, READ.early],
      does: [GO.courses],
      sources: [SOURCE.unc],
      questions: [
        choose(
          1,
          /*i18n*/ 'How much math do the public universities ask for?',
          [
            wrong('two', /*i18n*/ '2 courses'),
            wrong('three', /*i18n*/ '3 courses, up to NC Math 3'),
            right('four', /*i18n*/ '4 courses, one of them beyond NC Math 3'),
          ],
          {
            why: /*i18n*/ 'NC Math 1, 2 and 3, and one course beyond. The choice of math in eighth and ninth grade decides how far you get by twelfth.',
          },
        ),
        choose(
          2,
          /*i18n*/ 'What kinds of science do they ask for?',
          [
            right('three-kinds', /*i18n*/ 'A life science, a physical science and one with a laboratory'),
            wrong('any', /*i18n*/ 'Any 2 science courses'),
            wrong('biology', /*i18n*/ 'Biology alone'),
          ],
          {
            why: /*i18n*/ 'They ask for 3 science courses: a life science, a physical science, and one with a laboratory.',
          },
        ),
        choose(3, /*i18n*/ 'How do you stand?', [
          one('on-track', /*i18n*/ 'I am on the way to all of them'),
          one('missing', /*i18n*/ 'Something is missing'),
          one('finished', /*i18n*/ 'I have finished high school'),
          one('unsure', /*i18n*/ 'I do not know yet'),
        ]),
        tell(4, /*i18n*/ 'What will you change or ask your counselor about?', { isOptional: true }),
      ],
    },
    {
      title: /*i18n*/ 'Majors that fit what I like',
      text: /*i18n*/ 'A major is what you study most. You do not have to know it yet. You do want to know what a few of them lead to.',
      minutes: 15,
      suits: 'from-9',
      reads: [READ.fit, READ.nurse],
      does: [GO.majors, GO.careers],
      sources: [],
      questions: [
        write(1, /*i18n*/ 'Which majors do you want to look at?', [
          one('first', /*i18n*/ 'First'),
          one('second', /*i18n*/ 'Second'),
          one('third', /*i18n*/ 'Third'),
        ]),
        choose(
          2,
          /*i18n*/ 'You are not sure what to study. What keeps most doors open?',
          [
            right('stay', /*i18n*/ 'Stay in math and science a year longer than I have to'),
            wrong('drop', /*i18n*/ 'Drop what is hard, so that my grades look good'),
            wrong('wait', /*i18n*/ 'Take no hard classes until I know'),
          ],
          { why: /*i18n*/ 'It is easier to drop a path than to join one late.' },
        ),
        tell(3, /*i18n*/ 'How could you try one of them out in a small way?', {
          help: /*i18n*/ 'A club, a class, a day at work with somebody, a summer program.',
        }),
      ],
    },
    {
      title: /*i18n*/ 'What college will cost me',
      text: /*i18n*/ 'Tuition is only part of it. The number that counts is what your family pays after grants.',
      minutes: 15,
      suits: 'from-9',
      reads: [READ.netPrice, READ.words],
      does: [GO.colleges, GO.costs],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'Which of these is the net price of a college?',
          [
            wrong('tuition', /*i18n*/ 'Tuition and fees'),
            wrong('housing', /*i18n*/ 'Tuition, fees, housing and food'),
            right('net', /*i18n*/ 'The whole cost less grants and scholarships'),
            wrong('loans', /*i18n*/ 'The whole cost less loans'),
          ],
          {
            why: /*i18n*/ 'Grants do not have to be paid back. Loans do, so they do not make a college cheaper.',
          },
        ),
        several(2, /*i18n*/ 'What would you pay for besides tuition? Choose all that fit you.', [
          one('housing', /*i18n*/ 'Housing'),
          one('food', /*i18n*/ 'Food'),
          one('books', /*i18n*/ 'Books and a laptop'),
          one('travel', /*i18n*/ 'Getting there and back'),
          one('child-care', /*i18n*/ 'Child care'),
          one('insurance', /*i18n*/ 'Health insurance'),
        ]),
        write(
          3,
          /*i18n*/ 'What does one college that you like cost a family like yours in a year?',
          [one('college', /*i18n*/ 'College'), one('price', /*i18n*/ 'Net price in a year')],
          { help: /*i18n*/ 'Look at “What you might pay” on its page. “I do not know yet” is fine.' },
        ),
        choose(4, /*i18n*/ 'Who will you talk to about money this month?', [
          one('family', /*i18n*/ 'My family'),
          one('counselor', /*i18n*/ 'My counselor'),
          one('aid-office', /*i18n*/ 'The aid office of a college'),
          one('nobody', /*i18n*/ 'Nobody yet'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'Grants, scholarships and loans',
      text: /*i18n*/ 'Some money is a gift, some is earned, some is borrowed. Colleges mix all three in one offer. You want to see them apart.',
      minutes: 15,
      suits: 'from-11',
      reads: [READ.loans, READ.scholarship, READ.scams],
      does: [],
      sources: [],
      questions: [
        several(
          1,
          /*i18n*/ 'Which of these do you never pay back?',
          [
            right('grant', /*i18n*/ 'A grant'),
            right('scholarship', /*i18n*/ 'A scholarship'),
            wrong('subsidized', /*i18n*/ 'A subsidized loan'),
            wrong('plus', /*i18n*/ 'A Parent PLUS loan'),
          ],
          {
            why: /*i18n*/ 'Grants and scholarships are gift aid. Every loan is paid back, whoever pays the interest while you study.',
          },
        ),
        choose(
          2,
          /*i18n*/ 'A college gives a large grant in the first year. What should you ask?',
          [
            right('lasts', /*i18n*/ 'Does it stay the same in the next years?'),
            wrong('nothing', /*i18n*/ 'Nothing. Take it quickly'),
            wrong('loan', /*i18n*/ 'Can I have it as a loan?'),
          ],
          {
            why: /*i18n*/ 'Some grants get smaller after the first year. Ask what you have to do to keep yours.',
          },
        ),
        tell(3, /*i18n*/ 'Where will you look for scholarships?', {
          help: /*i18n*/ 'Your school, your town, where your family works, a place of worship, the college itself.',
        }),
      ],
    },
    {
      title: /*i18n*/ 'The FAFSA and where I live',
      text: /*i18n*/ 'Two forms open most doors to money: the FAFSA for aid, and the residency form for the lower tuition of people who live in the state.',
      minutes: 15,
      suits: 'grade-12',
      reads: [READ.fafsa, READ.residency],
      does: [],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'What does it cost to fill in the FAFSA?',
          [
            right('nothing', /*i18n*/ 'Nothing'),
            wrong('fee', /*i18n*/ 'A fee for each college'),
            wrong('once', /*i18n*/ 'A fee once a year'),
          ],
          {
            why: /*i18n*/ 'The first word in its name is “free”. A website that asks for money is not the real one.',
          },
        ),
        several(2, /*i18n*/ 'What do you have ready?', [
          one('account', /*i18n*/ 'An account for me'),
          one('contributor', /*i18n*/ 'An account for a parent who helps with it'),
          one('taxes', /*i18n*/ 'Tax papers'),
          one('colleges', /*i18n*/ 'A list of colleges'),
          one('none', /*i18n*/ 'Nothing yet'),
        ]),
        choose(3, /*i18n*/ 'Have you done the residency form?', [
          one('done', /*i18n*/ 'Yes, and I kept the number'),
          one('soon', /*i18n*/ 'Not yet, I will do it before I apply'),
          one('help', /*i18n*/ 'I need help with it'),
          one('not-here', /*i18n*/ 'I do not live in North Carolina'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'Choosing where to apply',
      text: /*i18n*/ 'A good list has five to eight colleges: some you are nearly sure of, some that may say yes, and one or two to dream of.',
      minutes: 20,
      suits: 'from-11',
      reads: [READ.year, READ.visit],
      does: [GO.colleges, GO.costs],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'What matters most to you in a college?', [
          one('price', /*i18n*/ 'What it costs after grants'),
          one('finish', /*i18n*/ 'How many students finish'),
          one('major', /*i18n*/ 'That it has my major'),
          one('near', /*i18n*/ 'That it is near home'),
          one('size', /*i18n*/ 'Its size'),
          one('support', /*i18n*/ 'Help for students like me'),
        ]),
        choose(
          2,
          /*i18n*/ 'What does “early decision” mean?',
          [
            right('promise', /*i18n*/ 'I promise to come if they say yes'),
            wrong('first', /*i18n*/ 'I hear early and can still choose'),
            wrong('open', /*i18n*/ 'Everyone gets in'),
          ],
          {
            why: /*i18n*/ 'Because you promise before you have seen other offers, use it only when you are sure about the college and the price.',
          },
        ),
        write(3, /*i18n*/ 'Which colleges are on your list?', [
          one('sure', /*i18n*/ 'Nearly sure'),
          one('maybe', /*i18n*/ 'May say yes'),
          one('dream', /*i18n*/ 'To dream of'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'Writing about myself',
      text: /*i18n*/ 'People who read essays have your grades already. The essay shows what it would be like to have you there. You need one true thing, told clearly.',
      minutes: 20,
      suits: 'from-11',
      reads: [READ.essay],
      does: [GO.activities, GO.statement],
      sources: [],
      questions: [
        tell(1, /*i18n*/ 'What do people ask you for help with?'),
        tell(2, /*i18n*/ 'When did you change your mind about something, or fail and go on?', {
          isOptional: true,
        }),
        choose(
          3,
          /*i18n*/ 'Somebody offers to write your essay. What do you say?',
          [
            right('no', /*i18n*/ 'No. They may point at problems, and I write'),
            wrong('yes', /*i18n*/ 'Yes, if they know me well'),
            wrong('program', /*i18n*/ 'A computer program can do it'),
          ],
          {
            why: /*i18n*/ 'Many colleges ask you to say that the work is your own. And you are trying to sound like one person: you.',
          },
        ),
      ],
    },
    {
      title: /*i18n*/ 'Applying',
      text: /*i18n*/ 'Each college sets its own dates. Write them in one list, and give yourself a date one week before each.',
      minutes: 15,
      suits: 'grade-12',
      reads: [READ.year, READ.free, READ.letter],
      does: [GO.hub, GO.toDo],
      sources: [],
      questions: [
        several(1, /*i18n*/ 'What is ready?', [
          one('list', /*i18n*/ 'A list with all dates'),
          one('letters', /*i18n*/ 'I have asked for letters'),
          one('transcript', /*i18n*/ 'I know how my grades are sent'),
          one('essay', /*i18n*/ 'An essay that somebody else has read'),
          one('fee', /*i18n*/ 'The fee, or a way not to pay it'),
          one('none', /*i18n*/ 'Nothing yet'),
        ]),
        choose(
          2,
          /*i18n*/ 'A college’s page says “incomplete” beside your application. What does it mean?',
          [
            right('missing', /*i18n*/ 'Something is missing, and they may not call me'),
            wrong('read', /*i18n*/ 'They have not read it yet'),
            wrong('no', /*i18n*/ 'They said no'),
          ],
          { why: /*i18n*/ 'Look at each college’s page once a week, and send what is missing.' },
        ),
        write(3, /*i18n*/ 'Which application do you send first, and when?', [
          one('college', /*i18n*/ 'College'),
          one('day', /*i18n*/ 'Day'),
        ]),
      ],
    },
    {
      title: /*i18n*/ 'Comparing offers and saying yes',
      text: /*i18n*/ 'Put the offers side by side by net price, not by the total of “aid”. Then say yes to one, and keep going until the first day of class.',
      minutes: 15,
      suits: 'grade-12',
      reads: [READ.offers, READ.aidLetter, READ.summer],
      does: [GO.intent, GO.plan],
      sources: [],
      questions: [
        choose(
          1,
          /*i18n*/ 'One college offers $20,000 of aid, half of it loans. Another offers $12,000 of grants. Which one gives more?',
          [
            wrong('first', /*i18n*/ 'The first: $20,000'),
            right('second', /*i18n*/ 'The second: $12,000'),
            wrong('same', /*i18n*/ 'They give the same'),
          ],
          {
            why: /*i18n*/ 'Half of $20,000 is $10,000 that you pay back. So the first gives $10,000 and the second $12,000. What is left to pay depends on each price, too.',
          },
        ),
        several(2, /*i18n*/ 'What could stop you in the summer before college?', [
          one('health', /*i18n*/ 'A health form'),
          one('bill', /*i18n*/ 'A bill that I do not understand'),
          one('placement', /*i18n*/ 'A placement test'),
          one('housing', /*i18n*/ 'Housing'),
          one('email', /*i18n*/ 'Mail from the college that I do not read'),
          one('none', /*i18n*/ 'None of these'),
        ]),
        tell(3, /*i18n*/ 'Where will you go? If you do not know yet, how will you decide?'),
      ],
    },
  ],
});
