import { studentFacultyBands } from '../bands.ts';
import { bandValues, type ValuesByFamily, whereTrue } from './family-values.ts';

export const studyValues: ValuesByFamily = {
  careerCluster: { boxes: (facts) => facts.clusters },
  specialPrograms: {
    boxes: (facts) =>
      whereTrue({
        StudyAbroad: facts.studyAbroad,
        UndergraduateResearch: facts.undergraduateResearch,
        TeacherCertification: facts.teacherCertification,
        WeekendEvening: facts.weekendEvening,
        RotcArmy: facts.rotcArmy,
        RotcNavy: facts.rotcNavy,
        RotcAirForce: facts.rotcAirForce,
        ApCredit: facts.acceptsAp,
        LifeExperienceCredit: facts.creditForLifeExperience,
        MilitaryCredit: facts.creditForMilitaryTraining,
        TransitionProgram: facts.transitionProgram,
        HighSchoolEquivalency: facts.adultBasicEducation,
        DevelopmentalPrograms: facts.developmentalPrograms,
      }),
  },
  studentFacultyRatio: {
    boxes: (facts) => bandValues(studentFacultyBands, facts.studentFacultyRatio),
    figure: (facts) => facts.studentFacultyRatio,
  },
  onlineEducation: {
    boxes: (facts) =>
      whereTrue({
        UndergraduateCourses: facts.onlineUndergraduateCourses,
        UndergraduatePrograms: facts.onlineUndergraduatePrograms,
        GraduateCourses: facts.onlineGraduateCourses,
        GraduatePrograms: facts.onlineGraduatePrograms,
        OnlineOnly: facts.isDistanceOnly,
      }),
  },
};
