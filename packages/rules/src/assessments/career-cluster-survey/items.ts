/**
 * What is asked of each career cluster, by its key: five things to do, five to learn, five that somebody may say of
 * themselves. The review is in docs/assessments/career-cluster-survey.md.
 */
export interface ClusterItems {
  readonly toDo: readonly string[];
  readonly toLearn: readonly string[];
  readonly toSay: readonly string[];
}

export const CLUSTER_ITEMS: Readonly<Record<string, ClusterItems>> = {
  Agriculture: {
    toDo: [
      /*i18n*/ 'Grow tomatoes from seed',
      /*i18n*/ 'Look after goats or chickens',
      /*i18n*/ 'Test the water of a creek',
      /*i18n*/ 'Plant trees where a fire has been',
      /*i18n*/ 'Keep the fish of a pond healthy',
    ],
    toLearn: [
      /*i18n*/ 'How soil feeds a plant',
      /*i18n*/ 'How food gets from a field to a store',
      /*i18n*/ 'How to drive a tractor safely',
      /*i18n*/ 'How forests are kept healthy',
      /*i18n*/ 'How a vet treats farm animals',
    ],
    toSay: [
      /*i18n*/ 'I would rather be outside than at a desk',
      /*i18n*/ 'I notice the plants and animals around me',
      /*i18n*/ 'I do not mind getting dirty',
      /*i18n*/ 'I keep at a job that takes a whole season',
      /*i18n*/ 'I care what happens to land and water',
    ],
  },
  Architecture: {
    toDo: [
      /*i18n*/ 'Draw the plan of a small house',
      /*i18n*/ 'Lay bricks in a straight row',
      /*i18n*/ 'Run the wires for the lights in a room',
      /*i18n*/ 'Build a wheelchair ramp',
      /*i18n*/ 'Measure the land before a road is built',
    ],
    toLearn: [
      /*i18n*/ 'How to read a building plan',
      /*i18n*/ 'How a bridge carries its load',
      /*i18n*/ 'How water pipes run through a house',
      /*i18n*/ 'How to use a saw and a drill safely',
      /*i18n*/ 'How a building can use less energy',
    ],
    toSay: [
      /*i18n*/ 'I can picture how a finished thing will look',
      /*i18n*/ 'I like to see what I built still standing',
      /*i18n*/ 'I measure twice before I cut',
      /*i18n*/ 'I like to work with a crew',
      /*i18n*/ 'I like to use tools and materials',
    ],
  },
  Arts: {
    toDo: [
      /*i18n*/ 'Edit a short video',
      /*i18n*/ 'Design a poster for a concert',
      /*i18n*/ 'Write a story for a news site',
      /*i18n*/ 'Record and mix a song',
      /*i18n*/ 'Act in a play or a short film',
    ],
    toLearn: [
      /*i18n*/ 'How to draw people in motion',
      /*i18n*/ 'How reporters check what is true',
      /*i18n*/ 'How the sound of a film is made',
      /*i18n*/ 'How cartoons are animated',
      /*i18n*/ 'How to host a podcast',
    ],
    toSay: [
      /*i18n*/ 'I have ideas that others have not had',
      /*i18n*/ 'I like to show people what I made',
      /*i18n*/ 'I notice colors, shapes or sounds',
      /*i18n*/ 'I say things in my own way',
      /*i18n*/ 'I redo a piece until it looks or sounds right',
    ],
  },
  Business: {
    toDo: [
      /*i18n*/ 'Run the office of a club',
      /*i18n*/ 'Plan who works on which day',
      /*i18n*/ 'Lead a team meeting',
      /*i18n*/ 'Answer the mail of a company',
      /*i18n*/ 'Find a way to waste less time at work',
    ],
    toLearn: [
      /*i18n*/ 'How a company is run',
      /*i18n*/ 'How to hire and train people',
      /*i18n*/ 'How to make a spreadsheet do the work',
      /*i18n*/ 'How to write a clear business letter',
      /*i18n*/ 'What a manager does all day',
    ],
    toSay: [
      /*i18n*/ 'I keep my papers and files in order',
      /*i18n*/ 'I make a plan before I begin',
      /*i18n*/ 'I like to be in charge of a project',
      /*i18n*/ 'People can count on me to be on time',
      /*i18n*/ 'I like to get a group to agree on who does what',
    ],
  },
  Education: {
    toDo: [
      /*i18n*/ 'Help a child learn to read',
      /*i18n*/ 'Explain a math problem in a new way',
      /*i18n*/ 'Lead a group at a summer camp',
      /*i18n*/ 'Make a game that teaches something',
      /*i18n*/ 'Help somebody get used to a new school',
    ],
    toLearn: [
      /*i18n*/ 'How young children learn',
      /*i18n*/ 'How to plan a lesson',
      /*i18n*/ 'How to help students who learn in other ways',
      /*i18n*/ 'How a library helps people find things',
      /*i18n*/ 'How to keep a class calm and curious',
    ],
    toSay: [
      /*i18n*/ 'I am patient when somebody needs more time',
      /*i18n*/ 'I like to explain things',
      /*i18n*/ 'I enjoy being with children or teens',
      /*i18n*/ 'I am glad when others do well',
      /*i18n*/ 'I ask questions that make people think',
    ],
  },
  Finance: {
    toDo: [
      /*i18n*/ 'Keep the books of a small store',
      /*i18n*/ 'Compare two savings accounts',
      /*i18n*/ 'Help somebody plan a budget',
      /*i18n*/ 'Find a mistake in a bill',
      /*i18n*/ 'Follow how the price of a stock changes',
    ],
    toLearn: [
      /*i18n*/ 'How a loan works',
      /*i18n*/ 'How insurance helps after an accident',
      /*i18n*/ 'How taxes are worked out',
      /*i18n*/ 'How people save for when they retire',
      /*i18n*/ 'How a bank stops fraud',
    ],
    toSay: [
      /*i18n*/ 'I am careful with money',
      /*i18n*/ 'I like it when numbers add up',
      /*i18n*/ 'I keep private things private',
      /*i18n*/ 'I think before I spend',
      /*i18n*/ 'I check my work for small errors',
    ],
  },
  Government: {
    toDo: [
      /*i18n*/ 'Speak at a town meeting',
      /*i18n*/ 'Help people sign up to vote',
      /*i18n*/ 'Plan a new park for a town',
      /*i18n*/ 'Write a rule that is fair to all',
      /*i18n*/ 'Speak for your country abroad',
    ],
    toLearn: [
      /*i18n*/ 'How a law is made',
      /*i18n*/ 'How a city spends its money',
      /*i18n*/ 'How other countries are governed',
      /*i18n*/ 'How elections are kept fair',
      /*i18n*/ 'How soldiers are trained to lead',
    ],
    toSay: [
      /*i18n*/ 'I like to talk about what is fair',
      /*i18n*/ 'I want to do something for my town or country',
      /*i18n*/ 'I listen to people I do not agree with',
      /*i18n*/ 'I follow the news',
      /*i18n*/ 'I keep a promise that I made to a group',
    ],
  },
  Health: {
    toDo: [
      /*i18n*/ 'Take the pulse of a patient',
      /*i18n*/ 'Help somebody learn to walk again',
      /*i18n*/ 'Give first aid',
      /*i18n*/ 'Test blood in a lab',
      /*i18n*/ 'Clean and check teeth',
    ],
    toLearn: [
      /*i18n*/ 'How the body fights an illness',
      /*i18n*/ 'What each bone and muscle does',
      /*i18n*/ 'How a medicine works',
      /*i18n*/ 'How to read an X-ray',
      /*i18n*/ 'How sleep and food keep people healthy',
    ],
    toSay: [
      /*i18n*/ 'I stay calm when somebody is hurt',
      /*i18n*/ 'I want to help people feel better',
      /*i18n*/ 'I follow steps exactly when it matters',
      /*i18n*/ 'I notice when somebody does not feel well',
      /*i18n*/ 'I can keep a secret that a patient tells me',
    ],
  },
  Hospitality: {
    toDo: [
      /*i18n*/ 'Cook a meal for 20 people',
      /*i18n*/ 'Plan a trip for a family',
      /*i18n*/ 'Welcome guests at a hotel',
      /*i18n*/ 'Set up a room for a big party',
      /*i18n*/ 'Guide visitors through a park',
    ],
    toLearn: [
      /*i18n*/ 'How a restaurant kitchen works',
      /*i18n*/ 'How to cook dishes from other countries',
      /*i18n*/ 'How a hotel is run',
      /*i18n*/ 'How to keep food safe to eat',
      /*i18n*/ 'How to plan a festival',
    ],
    toSay: [
      /*i18n*/ 'I like to make people feel welcome',
      /*i18n*/ 'I stay friendly when it gets busy',
      /*i18n*/ 'I like to try new food and new places',
      /*i18n*/ 'I get along with people of all kinds',
      /*i18n*/ 'I like days that are full of surprises',
    ],
  },
  HumanServices: {
    toDo: [
      /*i18n*/ 'Listen to a friend who is worried',
      /*i18n*/ 'Look after a toddler',
      /*i18n*/ 'Help a family find a place to live',
      /*i18n*/ 'Bring meals to people who cannot go out',
      /*i18n*/ 'Cut and style hair',
    ],
    toLearn: [
      /*i18n*/ 'Why people feel and act as they do',
      /*i18n*/ 'How children grow and change',
      /*i18n*/ 'How to help somebody through a loss',
      /*i18n*/ 'How to help a family stretch its money',
      /*i18n*/ 'How people break a habit that harms them',
    ],
    toSay: [
      /*i18n*/ 'People tell me what is on their mind',
      /*i18n*/ 'I can tell how somebody feels',
      /*i18n*/ 'I like to help people one at a time',
      /*i18n*/ 'I believe that people can change',
      /*i18n*/ 'I do not judge people quickly',
    ],
  },
  InformationTechnology: {
    toDo: [
      /*i18n*/ 'Write a small program',
      /*i18n*/ 'Set up the wireless network of a school',
      /*i18n*/ 'Build a web page',
      /*i18n*/ 'Find out why a computer is slow',
      /*i18n*/ 'Protect a phone from hackers',
    ],
    toLearn: [
      /*i18n*/ 'How computers talk to each other',
      /*i18n*/ 'How an app is made',
      /*i18n*/ 'How data is kept safe',
      /*i18n*/ 'How a computer learns from examples',
      /*i18n*/ 'How games are programmed',
    ],
    toSay: [
      /*i18n*/ 'I like to find out what a device can do',
      /*i18n*/ 'I try again when a program does not run',
      /*i18n*/ 'I think in small steps',
      /*i18n*/ 'I like puzzles that have rules',
      /*i18n*/ 'Others ask me when a device does not work',
    ],
  },
  Law: {
    toDo: [
      /*i18n*/ 'Look for clues after a break-in',
      /*i18n*/ 'Put out a fire',
      /*i18n*/ 'Speak for somebody in court',
      /*i18n*/ 'Answer emergency calls',
      /*i18n*/ 'Rescue somebody from the water',
    ],
    toLearn: [
      /*i18n*/ 'What rights people have',
      /*i18n*/ 'How a judge decides a case',
      /*i18n*/ 'How to protect yourself and others',
      /*i18n*/ 'How fingerprints are compared',
      /*i18n*/ 'How prisons help people start over',
    ],
    toSay: [
      /*i18n*/ 'I keep a cool head in danger',
      /*i18n*/ 'I stand up for what is right',
      /*i18n*/ 'I can argue a case from both sides',
      /*i18n*/ 'I follow rules and expect others to',
      /*i18n*/ 'I notice small things that do not fit',
    ],
  },
  Manufacturing: {
    toDo: [
      /*i18n*/ 'Run a machine that cuts metal',
      /*i18n*/ 'Put the parts of an engine together',
      /*i18n*/ 'Weld two pieces of steel',
      /*i18n*/ 'Check new products for faults',
      /*i18n*/ 'Set up a robot on a factory line',
    ],
    toLearn: [
      /*i18n*/ 'How things are made in a factory',
      /*i18n*/ 'How to read the drawing of a part',
      /*i18n*/ 'How a 3D printer works',
      /*i18n*/ 'How to keep machines running',
      /*i18n*/ 'How to keep workers safe around machines',
    ],
    toSay: [
      /*i18n*/ 'I like to take things apart',
      /*i18n*/ 'I get sizes and shapes exactly right',
      /*i18n*/ 'I like to see a stack of finished work',
      /*i18n*/ 'I pay attention to safety',
      /*i18n*/ 'I can do the same task well many times',
    ],
  },
  Marketing: {
    toDo: [
      /*i18n*/ 'Make an ad for a new drink',
      /*i18n*/ 'Sell snacks for a club',
      /*i18n*/ 'Ask people what they think of a product',
      /*i18n*/ 'Set up the window of a store',
      /*i18n*/ 'Post about an event so that people come',
    ],
    toLearn: [
      /*i18n*/ 'Why people buy what they buy',
      /*i18n*/ 'How a brand gets known',
      /*i18n*/ 'How to set a price',
      /*i18n*/ 'How to sell something online',
      /*i18n*/ 'How to talk so that people listen',
    ],
    toSay: [
      /*i18n*/ 'I like to win people over to a good idea',
      /*i18n*/ 'I know what is popular',
      /*i18n*/ 'I do not give up when somebody says no',
      /*i18n*/ 'I like to meet new people',
      /*i18n*/ 'I like to beat a goal',
    ],
  },
  Science: {
    toDo: [
      /*i18n*/ 'Run an experiment',
      /*i18n*/ 'Design a better water filter',
      /*i18n*/ 'Look at the stars through a telescope',
      /*i18n*/ 'Solve a hard math problem',
      /*i18n*/ 'Study bones of animals that died out',
    ],
    toLearn: [
      /*i18n*/ 'How a rocket leaves the Earth',
      /*i18n*/ 'How a virus changes',
      /*i18n*/ 'How math can predict things',
      /*i18n*/ 'How chemicals react',
      /*i18n*/ 'How engineers test a new idea',
    ],
    toSay: [
      /*i18n*/ 'I ask why until I understand',
      /*i18n*/ 'I like to prove things with facts',
      /*i18n*/ 'I can work on one question for a long time',
      /*i18n*/ 'I change my mind when the facts change',
      /*i18n*/ 'I like to measure and compare',
    ],
  },
  Transportation: {
    toDo: [
      /*i18n*/ 'Drive a truck across the country',
      /*i18n*/ 'Fix the brakes of a car',
      /*i18n*/ 'Load a ship so that it stays level',
      /*i18n*/ 'Track where packages are',
      /*i18n*/ 'Fly a small plane or a drone',
    ],
    toLearn: [
      /*i18n*/ 'How planes are kept on safe paths',
      /*i18n*/ 'How an engine works',
      /*i18n*/ 'How to read maps and charts',
      /*i18n*/ 'How goods get from a port to a store',
      /*i18n*/ 'How trains and buses stay on time',
    ],
    toSay: [
      /*i18n*/ 'I like to be on the move',
      /*i18n*/ 'I find my way around new places',
      /*i18n*/ 'I react quickly',
      /*i18n*/ 'I take good care of a bike or a car',
      /*i18n*/ 'I like to find the fastest way',
    ],
  },
};
