/** Words that people use for families of filters, beside the words of their labels, in English and Spanish (without accents). */
export const wordsForFamilies: Readonly<Record<string, string>> = {
  entranceDifficulty:
    'selective selectivity competitive hard easy acceptance chance ivy safety reach match selectivo dificil facil',
  admissionRate:
    'acceptance rate accepted chance odds selective selectivity get in easy hard admision aceptacion aceptan',
  satReading: 'sat test score english evidence examen',
  satMath: 'sat test score mathematics examen matematicas',
  act: 'test score composite examen',
  admissionPolicies: 'requirements apply application criteria rolling requisitos admision examen',
  applicationFee: 'cost apply application free no waiver price solicitud costo gratis',
  netPrice:
    'cost price afford affordable cheap money expensive budget average aid precio costo cuesta barato barata economico pagar dinero',
  tuition:
    'cost price sticker fees money cheap expensive afford affordable matricula colegiatura costo cuesta precio barato',
  financialAid: 'fafsa scholarships money loans debt grants pell help pay ayuda financiera becas prestamos',
  paymentPlans: 'monthly installments pay cost pagos pagar plazos',
  distance:
    'zip code zipcode near nearby close far away miles home local commute commuter radius around me cerca distancia codigo postal millas',
  state: 'location where region out-of-state in-state north carolina nc estado donde',
  campusSetting: 'city town country urban rural suburb location beach setting ciudad pueblo campo',
  collegeType: 'sector unc community kind type tipo comunitario',
  schoolType:
    '2 4 year two four associate bachelor junior juco length long level trade vocational technical anos comunitario tecnico oficio',
  programType: 'degree level credential aa bs ba phd short titulo diploma carrera',
  publicPrivate:
    'control state independent nonprofit for-profit religious christian publica publico privada privado',
  religion:
    'christian church faith religious affiliation catholic baptist jewish muslim denomination religion iglesia cristiana catolica',
  population:
    'size big small large tiny huge medium enrollment students undergraduates many campus tamano grande pequena estudiantes',
  singleSex: 'girls boys women men female male all-girls gender mujeres hombres',
  historicallyBlack:
    'hbcu hbcus black minority hispanic latino native diversity diverse hispana latina hispanos latinos negra',
  graduationRate: 'finish graduate dropout success complete completion graduacion terminan',
  status: 'closing shut down active',
  careerCluster: 'field area interest subject industry area interes',
  major: 'program study subject degree carrera estudiar',
  specialPrograms: 'honors programs opportunities programas',
  studentFacultyRatio:
    'class size small classes professor teacher ratio faculty clases pequenas profesor maestros',
  onlineEducation: 'virtual remote distance learning home internet linea internet distancia',
  sports: 'athletics teams play varsity deportes equipos',
  sportsDivision: 'd1 d2 d3 ncaa naia njcaa athletics conference league deportes',
  sportsScholarship: 'athletic athletics recruit deportes becas',
  campusLife: 'activities student things to do food dining actividades comida',
  housing: 'dorm dorms room live residence hall apartment campus dormitorio residencia vivienda',
  housingTypes: 'dorm dorms room live residence hall apartment suite dormitorio residencia vivienda',
  extracurriculars: 'clubs activities organizations actividades',
  additionalServices: 'help support services ayuda apoyo servicios',
};

/** Words that people use for one box, by family and value. */
export const wordsForBoxes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admissionPolicies: {
    OpenAdmission: 'anyone everyone open enrollment no requirements',
    TestOptional: 'sat act test-optional no test',
    TestRequired: 'sat act',
    TestBlind: 'sat act test-blind',
    GradesRequired: 'gpa average weighted transcript',
    RecordRequired: 'transcript gpa',
    ClassRankConsidered: 'top percent ranking',
    EssayRequired: 'personal statement writing',
    NoEssay: 'no essay personal statement',
    RecommendationsRequired: 'letters of recommendation teacher counselor',
    NoLegacy: 'legacy parents alumni',
  },
  financialAid: {
    StudentJobs: 'work-study work study',
    YellowRibbon: 'gi bill military',
    Grants: 'free money merit full ride',
  },
  specialPrograms: {
    StudyAbroad: 'studying travel exchange foreign overseas',
    UndergraduateResearch: 'lab',
    WeekendEvening: 'night classes part-time',
    RotcArmy: 'military',
    RotcNavy: 'military',
    RotcAirForce: 'military',
    ApCredit: 'advanced placement exam',
    MilitaryCredit: 'veteran',
    HighSchoolEquivalency: 'ged hiset',
    DevelopmentalPrograms: 'remedial tutoring',
    TransitionProgram: 'special needs disability',
  },
  campusLife: {
    MealPlan: 'food dining cafeteria',
    Veterans: 'military',
    FirstYearsLiveOnCampus: 'dorm freshman',
  },
  housingTypes: {
    Fraternity: 'greek life frat frats sorority rush',
    Married: 'family families couples kids',
    Accessible: 'disability wheelchair ada',
    WomensDorms: 'girls female',
    MensDorms: 'boys male',
    LearningCommunities: 'llc honors',
  },
  extracurriculars: {
    FraternitiesSororities: 'greek life frat frats sorority rush',
    Esports: 'gaming video games',
    Intramurals: 'rec intramural club',
    Drama: 'theater theatre acting',
    FaithGroups: 'religious church christian',
    Volunteering: 'community service',
    Newspaper: 'journalism',
  },
  additionalServices: {
    DayCare: 'daycare childcare kids baby parent guarderia ninos',
    DisabilityServices:
      'discapacidad special needs accommodations accessible iep adhd dyslexia autism learning',
    VeteransContact: 'military gi bill',
    JobPlacement: 'career internship',
    CareerCounseling: 'advisor advising guidance',
  },
  schoolType: {
    TwoYear: 'community junior associate',
    FourYear: 'university bachelor',
    Graduate: 'grad masters',
  },
  campusSetting: { Urban: 'big city downtown' },
  onlineEducation: { OnlineOnly: 'fully' },
};
