import type { EducationLevel } from '@longleaf/rules/careers/education';
import type { InterestArea } from '@longleaf/rules/careers/interests';
import type { WorkValueKey } from '@longleaf/rules/careers/work-values';
import type { MissingReason } from '@longleaf/rules/careers/wages';

/** How much a skill or a field of knowledge matters in an occupation. */
export interface Rating {
  /** O*NET's element, such as '2.A.1.a'. */
  readonly element: string;
  readonly name: string;
  /** From 1, not important, to 5. */
  readonly importance: number;
  /** From 0 to 7. */
  readonly level: number;
}

/** What the nation expects of an occupation over ten years. The figures are of the SOC code `soc`. */
export interface Projection {
  readonly soc: string;
  /** True when the figures are of a wider group than the occupation's own SOC code. */
  readonly isWiderGroup: boolean;
  /** Jobs, not thousands, at the beginning and at the end. */
  readonly employment: number | null;
  readonly projectedEmployment: number | null;
  /** Percent: 5.2 is 5.2 percent more jobs. */
  readonly changePercent: number | null;
  /** Openings in a year. */
  readonly annualOpenings: number | null;
  /** As the Bureau of Labor Statistics words it: "Bachelor's degree". */
  readonly entryEducation: string | null;
  readonly workExperience: string | null;
  readonly onTheJobTraining: string | null;
}

/** An O*NET-SOC occupation with everything known of it but its wages. */
export interface OccupationFacts {
  /** O*NET-SOC code, '29-1141.00'. */
  readonly code: string;
  /** SOC 2018 code, '29-1141'; several occupations may share one. */
  readonly soc: string;
  readonly title: string;
  /** Readable part of its address, unique, and kept when the title changes. */
  readonly urlName: string;
  /** Own plain sentences made from facts; empty where none are known. */
  readonly description: string;
  /** 1, little preparation, to 5, extensive; null for groupings. */
  readonly jobZone: number | null;
  /** From 1 to 7 each; null for groupings. */
  readonly interests: Readonly<Record<InterestArea, number>> | null;
  /** One to three letters of R, I, A, S, E, C, strongest first. */
  readonly hollandCode: string | null;
  /** Other titles, short forms among them ('RN'). */
  readonly alternateTitles: readonly string[];
  /** Titles that people in the job reported. */
  readonly reportedTitles: readonly string[];
  /** Most important first; empty when not rated. */
  readonly skills: readonly Rating[];
  readonly knowledge: readonly Rating[];
  /** Percent of people by the education that the job takes, from least to most, without levels nobody named. */
  readonly education: readonly { readonly level: EducationLevel; readonly percent: number }[];
  /** How far it fulfils each work value, from 1 to 7; null where nobody rated it. */
  readonly workValues: Readonly<Record<WorkValueKey, number>> | null;
  /** O*NET-SOC codes, closest first. */
  readonly related: readonly string[];
  /** Keys of `careerClusters`, with the pathways inside each. */
  readonly clusters: readonly { readonly cluster: string; readonly pathways: readonly string[] }[];
  readonly projection: Projection | null;
}

export const wageFigures = [
  'employment',
  'jobsPer1000',
  'annualMean',
  'annual10th',
  'annual25th',
  'annualMedian',
  'annual75th',
  'annual90th',
  'hourlyMean',
  'hourly10th',
  'hourly25th',
  'hourlyMedian',
  'hourly75th',
  'hourly90th',
] as const;
export type WageFigure = (typeof wageFigures)[number];

export const wageAreaKinds = ['national', 'state', 'metro'] as const;
export type WageAreaKind = (typeof wageAreaKinds)[number];

/** A place that wages are published for. */
export interface WageArea {
  /** '99' the nation, '37' North Carolina, or the Census code of a metropolitan area: '39580'. */
  readonly id: string;
  readonly kind: WageAreaKind;
  readonly name: string;
  /** 'May 2024'. */
  readonly period: string;
  /** The table of the list of sources. */
  readonly source: string;
  /** Dollars a year from which on wages are only said to be at least that; null where none is. */
  readonly topCode: number | null;
}

/** The wages of one occupation in one area: a figure is dollars or a count, or null with its reason. */
export interface WageFacts {
  readonly area: WageArea;
  /** The SOC code that the figures are of. */
  readonly soc: string;
  /** True when that is a wider group than was asked for; its title then says which. */
  readonly isWiderGroup: boolean;
  readonly groupTitle: string | null;
  readonly figures: Readonly<Record<WageFigure, number | null>>;
  /** A reason for each figure that is null; an occupation that the table lacks has 'notListed' for all. */
  readonly missing: Readonly<Partial<Record<WageFigure, MissingReason>>>;
}

/** Everything known of careers, in memory, for one version of the catalogue. */
export interface CareerFacts {
  /** In the order of their codes. */
  readonly occupations: readonly OccupationFacts[];
  /** The nation, the state, then metropolitan areas by name. */
  readonly areas: readonly WageArea[];
  /** The wages of a SOC code in an area; an occupation that the table lacks has a row of nulls with the reason. */
  readonly wagesOf: (soc: string, areaId: string) => WageFacts | undefined;
  /** Addresses that an occupation had before; they lead to its present one. */
  readonly formerUrlNames: ReadonlyMap<string, string>;
  /** Titles of SOC codes, those of the wider groups included. */
  readonly socTitles: ReadonlyMap<string, string>;
}
