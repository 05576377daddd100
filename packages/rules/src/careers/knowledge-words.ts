/** O*NET's fields of knowledge in plain words, by element, with its name beside it. Each reads on after 'know about'. */
const plain: ReadonlyMap<string, string> = new Map([
  ['2.C.1.a', 'running an organization'], // Administration and Management
  ['2.C.1.b', 'office work'], // Administrative
  ['2.C.1.c', 'accounting'], // Economics and Accounting
  ['2.C.1.d', 'marketing'], // Sales and Marketing
  ['2.C.1.e', 'serving customers'], // Customer and Personal Service
  ['2.C.1.f', 'managing staff'], // Personnel and Human Resources
  ['2.C.10', 'transportation'], // Transportation
  ['2.C.2.a', 'how goods are made'], // Production and Processing
  ['2.C.2.b', 'food production'], // Food Production
  ['2.C.3.a', 'computers'], // Computers and Electronics
  ['2.C.3.b', 'engineering'], // Engineering and Technology
  ['2.C.3.c', 'design'], // Design
  ['2.C.3.d', 'building'], // Building and Construction
  ['2.C.3.e', 'machines'], // Mechanical
  ['2.C.4.a', 'math'], // Mathematics
  ['2.C.4.b', 'physics'], // Physics
  ['2.C.4.c', 'chemistry'], // Chemistry
  ['2.C.4.d', 'biology'], // Biology
  ['2.C.4.e', 'psychology'], // Psychology
  ['2.C.4.f', 'how groups of people live'], // Sociology and Anthropology
  ['2.C.4.g', 'geography'], // Geography
  ['2.C.5.a', 'medicine'], // Medicine and Dentistry
  ['2.C.5.b', 'counseling'], // Therapy and Counseling
  ['2.C.6', 'teaching'], // Education and Training
  ['2.C.7.a', 'English'], // English Language
  ['2.C.7.b', 'another language'], // Foreign Language
  ['2.C.7.c', 'the arts'], // Fine Arts
  ['2.C.7.d', 'history'], // History and Archeology
  ['2.C.7.e', 'philosophy and religion'], // Philosophy and Theology
  ['2.C.8.a', 'public safety'], // Public Safety and Security
  ['2.C.8.b', 'the law'], // Law and Government
  ['2.C.9.a', 'phone and data networks'], // Telecommunications
  ['2.C.9.b', 'media'], // Communications and Media
]);

/** Gives a field of knowledge in plain words; undefined for one that is not known. */
export function knowledgeInPlainWords(element: string): string | undefined {
  return plain.get(element);
}
