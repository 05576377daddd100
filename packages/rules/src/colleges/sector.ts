/** The sectors a college is shown under (CON-035). Everything outside the three North Carolina sectors is Other. */
export const collegeTypes = ['UNC', 'Independent', 'CommunityCollege', 'Other'] as const;
export type CollegeType = (typeof collegeTypes)[number];

export const collegeTypeLabels: Readonly<Record<CollegeType, string>> = {
  UNC: /*i18n*/ 'UNC System',
  Independent: /*i18n*/ 'Independent',
  CommunityCollege: /*i18n*/ 'Community college',
  Other: /*i18n*/ 'Other',
};
