/** Columns of the shipped projections and where each is read from. Thousands become whole numbers. */
export const projectionColumns: Readonly<Record<string, string>> = {
  soc: 'soc_code',
  employment: 'employment_2024_thousands',
  projectedEmployment: 'employment_2034_thousands',
  changePercent: 'employment_change_percent',
  annualOpenings: 'annual_openings_thousands',
  entryEducation: 'typical_entry_education',
  workExperience: 'related_work_experience',
  onTheJobTraining: 'typical_on_the_job_training',
};

/** SOC codes that the wage survey and the projections publish only together, by the code they are published under. */
export const socGroups: Readonly<Record<string, readonly string[]>> = {
  '13-1020': ['13-1021', '13-1022', '13-1023'],
  '13-2020': ['13-2022', '13-2023'],
  '21-1018': ['21-1011', '21-1014'],
  '25-2052': ['25-2055', '25-2056'],
  '25-9045': ['25-9042', '25-9043', '25-9049'],
  '29-2010': ['29-2011', '29-2012'],
  '31-1120': ['31-1121', '31-1122'],
  '39-7010': ['39-7011', '39-7012'],
  '47-4090': ['47-4091', '47-4099'],
  '51-2028': ['51-2022', '51-2023'],
  '51-2090': ['51-2092', '51-2099'],
  '53-1047': ['53-1042', '53-1043', '53-1044', '53-1049'],
};
