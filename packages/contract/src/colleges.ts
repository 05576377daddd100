import { catalogSources } from './data-sources.ts';
import { occupationTitle } from './career-search.ts';
import { clientError } from './client-errors.ts';
import { collegesByName, listColleges, suggestColleges, suggestCollegesByPost } from './college-names.ts';
import { carouselCount, collegeImage, photoMetadata } from './college-photos.ts';
import { campusProfile, institutionUrlNames } from './college-profile.ts';
import {
  collegeFilters,
  countMajors,
  findMajors,
  majorClusters,
  mapColleges,
  searchColleges,
} from './college-search.ts';

/** Every operation on colleges, by the name its client function has. */
export const collegeOperations = {
  searchColleges,
  mapColleges,
  collegeFilters,
  majorClusters,
  findMajors,
  countMajors,
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
