/**
 * The most that is unpacked of a workbook. The largest official one, of all metropolitan areas, has about 150,000 rows
 * and a quarter of a gigabyte in its sheet; a file that unpacks to more is not a table of facts.
 */
export const workbookLimits = {
  /** Files inside the workbook. */
  entries: 1000,
  /** Bytes of a sheet, of the strings that its cells share, and of the lists of sheets. */
  sheetBytes: 1024 ** 3,
  stringBytes: 128 * 1024 ** 2,
  listBytes: 4 * 1024 ** 2,
  /** Characters without a tag in between: more than any cell may hold. */
  charactersBetweenTags: 1024 ** 2,
  columns: 256,
} as const;
