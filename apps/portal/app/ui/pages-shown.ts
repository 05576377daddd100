/** Page numbers to offer: the first, the last, and those beside the present one; null where some are left out. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const shown: (number | null)[] = [];
  let before = 0;
  for (const one of new Set(wanted.toSorted((a, b) => a - b))) {
    if (one === before + 2) shown.push(one - 1);
    else if (one > before + 2) shown.push(null);
    shown.push(one);
    before = one;
  }
  return shown;
}
