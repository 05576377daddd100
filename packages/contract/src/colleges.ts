import { catalogSources } from './catalog-sources.ts';
import { occupationTitle } from './careers-search.ts';
import { clientError } from './colleges-context.ts';
import { collegesByName, listColleges, suggestColleges, suggestCollegesByPost } from './colleges-names.ts';
import { carouselCount, collegeImage, photoMetadata } from './colleges-photos.ts';
import { campusProfile, institutionUrlNames } from './colleges-profile.ts';
import { collegeFilters, findMajors, majorClusters, mapColleges, searchColleges } from './colleges-search.ts';

/** Every operation on colleges, by the name its client function has. */
export const collegeOperations = {
  searchColleges,
  mapColleges,
  collegeFilters,
  majorClusters,
  findMajors,
  suggestColleges,
  suggestCollegesByPost,
  listColleges,
  collegesByName,
  campusProfile,
  institutionUrlNames,
  photoMetadata,
  carouselCount,
  collegeImage,
  catalogSources,
  occupationTitle,
  clientError,
};
