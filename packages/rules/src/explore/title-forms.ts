const exception = /, (except|excluding) .*$/i;
const several = /^([^,]+s), .+, and /;

/**
 * Gives the names that a title of the official classifications holds, without what it leaves out ('Architects, Except
 * Landscape and Naval' is about architects alone) and with the first of several ('Farmers, Ranchers, and Other
 * Agricultural Managers' are farmers too). The longest comes first.
 */
export function titleForms(title: string): readonly string[] {
  const about = title.replace(exception, '');
  const first = several.exec(about)?.[1];
  return first === undefined ? [about] : [about, first];
}
