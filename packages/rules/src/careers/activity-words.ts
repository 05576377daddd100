/** O*NET's work activities in plain words, by element, with its name beside it. Each reads on after 'you'. */
const plain: ReadonlyMap<string, string> = new Map([
  ['4.A.1.a.1', 'gather facts'], // Getting Information
  ['4.A.1.a.2', 'watch how things are running'], // Monitoring Processes, Materials, or Surroundings
  ['4.A.1.b.1', 'notice what is there and what changes'], // Identifying Objects, Actions, and Events
  ['4.A.1.b.2', 'check equipment, buildings or materials for faults'], // Inspecting Equipment, Structures, or Materials
  ['4.A.1.b.3', 'work out amounts, times or costs'], // Estimating the Quantifiable Characteristics
  ['4.A.2.a.1', 'judge how good things or services are'], // Judging the Qualities of Objects, Services, or People
  ['4.A.2.a.2', 'sort and check data'], // Processing Information
  ['4.A.2.a.3', 'check that rules and standards are kept'], // Evaluating Information to Determine Compliance
  ['4.A.2.a.4', 'study data to find out what it means'], // Analyzing Data or Information
  ['4.A.2.b.1', 'make decisions and solve problems'], // Making Decisions and Solving Problems
  ['4.A.2.b.2', 'come up with new ideas'], // Thinking Creatively
  ['4.A.2.b.3', 'keep learning what is new in your field'], // Updating and Using Relevant Knowledge
  ['4.A.2.b.4', 'set goals and plan how to reach them'], // Developing Objectives and Strategies
  ['4.A.2.b.5', 'plan what happens when'], // Scheduling Work and Activities
  ['4.A.2.b.6', 'put your own work in order'], // Organizing, Planning, and Prioritizing Work
  ['4.A.3.a.1', 'use your whole body to lift or climb'], // Performing General Physical Activities
  ['4.A.3.a.2', 'handle things with your hands'], // Handling and Moving Objects
  ['4.A.3.a.3', 'run machines'], // Controlling Machines and Processes
  ['4.A.3.a.4', 'drive or steer vehicles or moving equipment'], // Operating Vehicles, Mechanized Devices, or Equipment
  ['4.A.3.b.1', 'use computers'], // Working with Computers
  ['4.A.3.b.2', 'draw up plans or instructions for how things are made'], // Drafting, Laying Out, and Specifying
  ['4.A.3.b.4', 'repair machines'], // Repairing and Maintaining Mechanical Equipment
  ['4.A.3.b.5', 'repair electronics'], // Repairing and Maintaining Electronic Equipment
  ['4.A.3.b.6', 'write down or record what happens'], // Documenting/Recording Information
  ['4.A.4.a.1', 'explain what information means'], // Interpreting the Meaning of Information for Others
  ['4.A.4.a.2', 'keep the people you work with informed'], // Communicating with Supervisors, Peers, or Subordinates
  ['4.A.4.a.3', 'speak or write to people outside your workplace'], // Communicating with People Outside the Organization
  ['4.A.4.a.4', 'build good relations with people'], // Establishing and Maintaining Relationships
  ['4.A.4.a.5', 'help and care for others'], // Assisting and Caring for Others
  ['4.A.4.a.6', 'sell things or win people over'], // Selling or Influencing Others
  ['4.A.4.a.7', 'handle complaints and settle disputes'], // Resolving Conflicts and Negotiating with Others
  ['4.A.4.a.8', 'work face to face with the public'], // Performing for or Working Directly with the Public
  ['4.A.4.b.1', 'get a group of people to work together'], // Coordinating the Work and Activities of Others
  ['4.A.4.b.2', 'build teams'], // Developing and Building Teams
  ['4.A.4.b.3', 'train or teach people'], // Training and Teaching Others
  ['4.A.4.b.4', 'lead the people who work for you'], // Guiding, Directing, and Motivating Subordinates
  ['4.A.4.b.5', 'coach people'], // Coaching and Developing Others
  ['4.A.4.b.6', 'give expert advice'], // Providing Consultation and Advice to Others
  ['4.A.4.c.1', 'do paperwork and keep files'], // Performing Administrative Activities
  ['4.A.4.c.2', 'hire people'], // Staffing Organizational Units
  ['4.A.4.c.3', 'watch over money and supplies'], // Monitoring and Controlling Resources
]);

/** Gives an activity in plain words, reading on after 'you'; undefined for one that is not known. */
export function activityInPlainWords(element: string): string | undefined {
  return plain.get(element);
}
